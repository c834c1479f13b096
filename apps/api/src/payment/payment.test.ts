import { getPayment, startPayment, type PaymentMethod } from '@verstak/contracts/payment'
import { balanceOf } from '../ledger/balanceOf.ts'
import { cancelOrder } from '../order/cancelOrder.ts'
import { expireOrder } from '../order/expireOrder.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import type { Services } from '../services.ts'
import { SHOP_ORIGIN, usePaymentApi } from '../testing/usePaymentApi.ts'
import { known } from '../testing/testShop.data.ts'

const CARD = { paid: '2200000000000004', secure: '2200000000000012', declined: '2200000000000020' }
const POOR = '2200000000000038'
const START = new Date('2026-11-20T09:00:00Z')

const shop = usePaymentApi()
type Order = Awaited<ReturnType<typeof shop.place>>

beforeEach(() => {
  shop.api.clock.now = START
})

const begin = async ({ guid, key, visitor }: Order, method: PaymentMethod = 'card') =>
  (await visitor.call(startPayment, { body: { guid, key, method } })).link
/** The page of a payment half a second later: who comes back from the bank is told at once how it ended. */
const look = ({ guid, key }: Order) => {
  pass(0.01)
  return shop.api.newVisitor().call(getPayment, { query: { guid, key } })
}
const paymentsOf = ({ guid }: Order) =>
  shop.api.db.selectFrom('payment').selectAll().where('order_guid', '=', guid).orderBy('created_at').execute()
const statusOf = async ({ guid }: Order) =>
  (await shop.api.db.selectFrom('customer_order').select('status').where('guid', '=', guid).executeTakeFirstOrThrow())
    .status
const entriesOf = async ({ guid }: Order) =>
  (await shop.api.db.selectFrom('ledger_entry').selectAll().where('order_guid', '=', guid).orderBy('id').execute()).map(
    ({ kind, amount }) => [kind, amount],
  )
const owedOf = ({ guid }: Order) => balanceOf(shop.api.db, { orderGuid: guid })
const pass = (minutes: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + minutes * 60_000)
}
const services = () =>
  ({
    db: shop.api.db,
    now: () => shop.api.clock.now,
    jobs: createJobQueue(Date.now() - START.getTime()),
  }) as Services
/** Cancels an order as the clock of the shop would. */
const expire = async ({ guid }: Order) => {
  pass(31)
  await expireOrder(services(), guid)
}

test('an order is paid by card: held, compared, taken, posted, told', async () => {
  const order = await shop.place({ pieces: 3 })
  expect(await look(order)).toMatchObject({ step: 'due', owed: order.sum, dueAt: '2026-11-20T09:30:00.000Z' })
  const link = await begin(order)
  expect(link).toMatch(`${shop.acquirer.origin}/pay/`)
  const { status, to } = await shop.pay(link, CARD.paid)
  expect([status, to]).toEqual([303, `${SHOP_ORIGIN}/checkout/payment/?orderid=${order.guid}&key=${order.key}`])
  expect(await look(order)).toMatchObject({ step: 'paid', owed: 0, orderState: 'paid' })
  expect(await entriesOf(order)).toEqual([
    ['charge', order.sum],
    ['payment', -order.sum],
  ])
  const mails = (await shop.api.messages('ivan@example.com')).map(({ subject }) => subject)
  expect(mails.some((subject) => subject?.endsWith('оплачен'))).toBe(true)
})

test('3-D Secure asks for a code, which may be wrong twice', async () => {
  const order = await shop.place()
  const { to } = await shop.pay(await begin(order), CARD.secure)
  const secure = shop.acquirer.origin + to
  expect((await shop.post(secure, { code: '0000' })).html).toContain('Осталось попыток: 2')
  expect((await look(order)).step).toBe('waiting')
  expect((await shop.post(secure, { code: '1234' })).status).toBe(303)
  expect((await look(order)).step).toBe('paid')
})

test.each([
  [POOR, 'funds'],
  [CARD.declined, 'declined'],
])('a refusal of card %s is told in words (%s), and the next try is a payment of its own', async (card, refusal) => {
  const order = await shop.place()
  await shop.pay(await begin(order), card)
  expect(await look(order)).toMatchObject({ step: 'refused', refusal, owed: order.sum })
  await shop.pay(await begin(order), CARD.paid)
  expect((await look(order)).step).toBe('paid')
  expect((await paymentsOf(order)).map(({ state }) => state)).toEqual(['canceled', 'succeeded'])
})

test('three wrong codes refuse the payment', async () => {
  const order = await shop.place()
  const { to } = await shop.pay(await begin(order), CARD.secure)
  for (const code of ['1', '2', '3']) await shop.post(shop.acquirer.origin + to, { code })
  expect(await look(order)).toMatchObject({ step: 'refused', refusal: 'secure' })
})

test('SBP shows a QR code and is paid in the bank’s app', async () => {
  const order = await shop.place({ payment: 'sbp' })
  expect(await begin(order, 'sbp')).toBe(`/checkout/payment/?orderid=${order.guid}&key=${order.key}`)
  const { qr } = await look(order)
  expect(qr).toMatchObject({ link: expect.stringContaining('/sbp/') as string, size: expect.any(Number) as number })
  expect((await shop.post(qr!.link, { answer: 'paid' })).html).toContain('Оплата прошла')
  expect(await look(order)).toMatchObject({ step: 'paid', method: 'sbp', qr: null })
})

test('a second click and ten at once lead to the same payment', async () => {
  const order = await shop.place()
  const links = await Promise.all(Array.from({ length: 10 }, () => begin(order)))
  expect(new Set(links).size).toBe(1)
  expect(await begin(order)).toBe(links[0])
  expect(await paymentsOf(order)).toHaveLength(1)
  expect(
    [...shop.acquirer.store.payments.values()].filter(({ metadata }) => metadata['payment_guid']).length,
  ).toBeGreaterThan(0)
})

test('an answer that was lost makes no second payment', async () => {
  const order = await shop.place()
  const before = shop.acquirer.store.payments.size
  shop.acquirer.mood = 'lost'
  const { guid, key } = order
  expect((await order.visitor.fail(startPayment, { body: { guid, key, method: 'card' } })).body.code).toBe(
    'payment-unavailable',
  )
  shop.acquirer.mood = 'well'
  await shop.pay(await begin(order), CARD.paid)
  expect((await look(order)).step).toBe('paid')
  expect(shop.acquirer.store.payments.size).toBe(before + 1)
})

test('lost answers to taking and giving back change nothing twice', async () => {
  const order = await shop.place()
  await shop.pay(await begin(order), CARD.paid)
  shop.acquirer.mood = 'lost'
  pass(2)
  await shop.api.runJobs()
  shop.acquirer.mood = 'well'
  pass(2)
  await shop.api.runJobs()
  expect(await statusOf(order)).toBe('paid')
  expect(await owedOf(order)).toBe(0)
})

test('without a notice and with the tab closed the job finds the payment', async () => {
  const order = await shop.place()
  await shop.pay(await begin(order), CARD.paid)
  expect(await statusOf(order)).toBe('awaiting-payment')
  pass(1)
  await shop.api.runJobs()
  expect(await statusOf(order)).toBe('paid')
})

test('money for an order whose time was over reserves again', async () => {
  const order = await shop.place()
  const link = await begin(order)
  await expire(order)
  expect(await statusOf(order)).toBe('cancelled')
  await shop.pay(link, CARD.paid)
  expect(await look(order)).toMatchObject({ step: 'paid', orderState: 'paid' })
  expect(await owedOf(order)).toBe(0)
})

test('money for an order whose pieces are gone goes back by itself, and the buyer is told', async () => {
  const order = await shop.place({ contact: { name: 'Анна', phone: '9991234567', email: 'late@example.com' } })
  const link = await begin(order)
  await expire(order)
  await shop.api.db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', known.plenty).execute()
  await shop.pay(link, CARD.paid)
  expect((await look(order)).step).toBe('refunding')
  const texts = (await shop.api.messages('late@example.com')).map(({ subject }) => subject)
  expect(texts.some((subject) => subject?.includes('возвращаем деньги'))).toBe(true)
  expect(await look(order)).toMatchObject({ step: 'refunded', orderState: 'cancelled' })
  expect(await owedOf(order)).toBe(0)
  const [payment] = await paymentsOf(order)
  expect(shop.acquirer.store.payments.get(payment!.provider_id!)!.refunded).toBe(order.sum)
})

test('held money of an order that its shopper has cancelled is let go', async () => {
  const order = await shop.place()
  const link = await begin(order)
  const by = { kind: 'shopper' as const, userId: null }
  await shop.api.db
    .transaction()
    .execute((db) => cancelOrder(services(), db, { orderGuid: order.guid, by, reason: '' }))
  await shop.pay(link, CARD.paid)
  expect((await look(order)).step).toBe('over')
  expect((await paymentsOf(order)).map(({ state, cancel_reason }) => [state, cancel_reason])).toEqual([
    ['canceled', 'canceled_by_merchant'],
  ])
})

test('an order that is paid twice, by card and by SBP, gives the second sum back', async () => {
  const order = await shop.place()
  const link = await begin(order)
  await begin(order, 'sbp')
  const { qr } = await look(order)
  await shop.post(qr!.link, { answer: 'paid' })
  // Two stages would let the second go; one that is taken at once comes too late for that.
  const card = (await paymentsOf(order)).find(({ method }) => method === 'card')
  shop.acquirer.store.payments.get(card!.provider_id!)!.capture = true
  await shop.pay(link, CARD.paid)
  for (let minute = 0; minute < 3; minute++) {
    pass(1)
    await shop.api.runJobs()
  }
  expect(await statusOf(order)).toBe('paid')
  expect(await owedOf(order)).toBe(0)
  expect((await entriesOf(order)).filter(([kind]) => kind === 'refund')).toEqual([['refund', order.sum]])
})

test('a sum that differs goes back whole and is on record', async () => {
  const order = await shop.place()
  const link = await begin(order)
  const [payment] = await paymentsOf(order)
  const known = shop.acquirer.store.payments.get(payment!.provider_id!)!
  known.capture = true
  known.amount = { value: '1.00', currency: 'RUB' }
  await shop.pay(link, CARD.paid)
  await look(order)
  await shop.api.runJobs()
  expect((await paymentsOf(order))[0]).toMatchObject({ state: 'succeeded', received_amount: 100 })
  expect(await look(order)).toMatchObject({ step: 'due', owed: order.sum })
  expect((await entriesOf(order)).slice(-2)).toEqual([
    ['payment', -100],
    ['refund', 100],
  ])
})

test('while the acquirer is down nothing can be begun, and nothing is lost', async () => {
  const order = await shop.place()
  shop.acquirer.mood = 'down'
  const { guid, key } = order
  const { status, body } = await order.visitor.fail(startPayment, { body: { guid, key, method: 'card' } })
  expect([status, body.code]).toEqual([503, 'payment-unavailable'])
  expect((await look(order)).step).toBe('waiting')
  shop.acquirer.mood = 'well'
  await shop.pay(await begin(order), CARD.paid)
  expect((await look(order)).step).toBe('paid')
})

test('an order that is paid, cancelled or nobody’s cannot be paid', async () => {
  const order = await shop.place()
  const { guid, key } = order
  await shop.pay(await begin(order), CARD.paid)
  await look(order)
  const again = await order.visitor.fail(startPayment, { body: { guid, key, method: 'card' } })
  expect(again.body.code).toBe('order-state')
  const stranger = shop.api.newVisitor()
  expect((await stranger.fail(startPayment, { body: { guid, method: 'card' } })).status).toBe(404)
  expect((await stranger.fail(getPayment, { query: { guid } })).status).toBe(404)
  expect((await stranger.fail(getPayment, { query: { guid, key: `${key.slice(0, -1)}_` } })).status).toBe(404)
})

test('a payment that the acquirer has forgotten is begun anew', async () => {
  const order = await shop.place()
  const link = await begin(order)
  shop.acquirer.store.payments.delete(link.split('/').at(-1)!)
  const other = await begin(order)
  expect(other).not.toBe(link)
  await shop.pay(other, CARD.paid)
  expect((await look(order)).step).toBe('paid')
})

test('the prepayment’s receipt names every line with the VAT of a prepayment', async () => {
  const order = await shop.place({ pieces: 2 })
  await begin(order)
  const [payment] = await paymentsOf(order)
  expect(shop.acquirer.store.payments.get(payment!.provider_id!)!.receipt).toMatchObject({
    customer: { email: 'ivan@example.com' },
    items: [{ quantity: '2.000', amount: { value: '1000.00' }, vat_code: 12, payment_mode: 'full_prepayment' }],
  })
})
