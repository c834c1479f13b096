import { getPayment, paymentWebhook, startPayment } from '@verstak/contracts/payment'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const PAID = '2200000000000004'
const shop = usePaymentApi()
type Order = Awaited<ReturnType<typeof shop.place>>

beforeEach(() => {
  shop.acquirer.notices.mood = 'held'
  shop.acquirer.notices.held.length = 0
})

/** A notice as the acquirer posts it: without a page, cookies or rights. */
async function notify(notice: object): Promise<number> {
  const response = await fetch(shop.api.url + paymentWebhook.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
  })
  await response.body?.cancel()
  return response.status
}

async function paidOrder(): Promise<Order & { providerId: string }> {
  const order = await shop.place()
  const { guid, key, visitor } = order
  const { link } = await visitor.call(startPayment, { body: { guid, key, method: 'card' } })
  await shop.pay(link, PAID)
  return { ...order, providerId: link.split('/').at(-1)! }
}
const statusOf = async ({ guid }: { guid: string }) =>
  (await shop.api.db.selectFrom('customer_order').select('status').where('guid', '=', guid).executeTakeFirstOrThrow())
    .status
const paymentsPosted = async ({ guid }: { guid: string }) =>
  (
    await shop.api.db
      .selectFrom('ledger_entry')
      .select('id')
      .where('order_guid', '=', guid)
      .where('kind', '=', 'payment')
      .execute()
  ).length

test('a late notice pays an order whose tab is closed', async () => {
  const order = await paidOrder()
  expect(await statusOf(order)).toBe('awaiting-payment')
  const [notice] = shop.acquirer.notices.held
  expect(notice).toMatchObject({ event: 'payment.waiting_for_capture' })
  expect(await notify(notice!)).toBe(200)
  await shop.api.runJobs()
  expect(await statusOf(order)).toBe('paid')
})

test('notices that come twice, at once and in the wrong order pay it once', async () => {
  const order = await paidOrder()
  const [first] = shop.acquirer.notices.held
  const last = { ...first!, event: 'payment.succeeded' }
  const statuses = await Promise.all([last, first!, last, first!].map(notify))
  expect(statuses).toEqual([200, 200, 200, 200])
  await shop.api.runJobs()
  await shop.api.runJobs()
  expect(await statusOf(order)).toBe('paid')
  expect(await paymentsPosted(order)).toBe(1)
  const events = await shop.api.db
    .selectFrom('payment_event')
    .select('event')
    .where('object_id', '=', order.providerId)
    .execute()
  expect(events).toHaveLength(2)
})

test('a forged notice changes nothing: the payment is read from the acquirer', async () => {
  const order = await shop.place()
  const { guid, key, visitor } = order
  const { link } = await visitor.call(startPayment, { body: { guid, key, method: 'card' } })
  const id = link.split('/').at(-1)!
  const forged = { type: 'notification', event: 'payment.succeeded', object: { id, status: 'succeeded', paid: true } }
  expect(await notify(forged)).toBe(200)
  await shop.api.runJobs()
  expect(await statusOf(order)).toBe('awaiting-payment')
  expect(await paymentsPosted(order)).toBe(0)
})

test.each([
  [
    'of a payment that is none of the shop’s',
    { type: 'notification', event: 'payment.succeeded', object: { id: 'nobody' } },
    404,
  ],
  ['of another kind', { type: 'notification', event: 'payout.succeeded', object: { id: 'x' } }, 400],
  ['without an object', { type: 'notification', event: 'payment.succeeded' }, 400],
])('a notice %s is refused', async (_, notice, status) => expect(await notify(notice)).toBe(status))

test('one who pays with a notice on its way and looks at the page at once is paid once', async () => {
  const order = await paidOrder()
  const [notice] = shop.acquirer.notices.held
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_000)
  const { guid, key } = order
  const look = () => shop.api.newVisitor().call(getPayment, { query: { guid, key } })
  await Promise.all([notify(notice!), shop.api.runJobs(), look(), look(), look()])
  await shop.api.runJobs()
  expect(await statusOf(order)).toBe('paid')
  expect(await paymentsPosted(order)).toBe(1)
})
