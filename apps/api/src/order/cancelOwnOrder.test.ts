import { CANCEL_ORDER_FORM_PATH, cancelOrder, getOrder } from '@verstak/contracts/order'
import { useOrderShop } from '../testing/orderShop.ts'
import { PRICE } from '../testing/promoShop.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = useOrderShop()
const { api, order, newKey, move, stockOf, balanceOf } = shop

const cancel = (visitor: Visitor, body: { guid: string; key?: string }, headers = newKey()) =>
  visitor.call(cancelOrder, { body }, headers)
const refuse = (visitor: Visitor, body: { guid: string; key?: string }, headers: Record<string, string> = newKey()) =>
  visitor.fail(cancelOrder, { body }, headers)

test('the shopper cancels his order: pieces come back, nothing is owed, and the page says so', async () => {
  const before = await stockOf(known.plenty)
  const { shopper, guid } = await order({ pieces: 3, email: 'cancel@mail.example' })
  expect(await balanceOf(guid)).toBe(3 * PRICE)
  expect(await cancel(shopper, { guid })).toEqual({ status: 'cancelled' })
  expect([await stockOf(known.plenty), await balanceOf(guid)]).toEqual([before, 0])
  const view = await shopper.call(getOrder, { query: { guid } })
  expect(view).toMatchObject({ status: 'cancelled', canCancel: false })
  expect(view.steps?.map(({ state }) => state)).toEqual(['new', 'cancelled'])
  const mails = await api.messages('cancel@mail.example')
  expect(mails.map(({ purpose }) => purpose)).toEqual(['order-new', 'order-cancelled'])
  expect(mails[1]!.text).toContain('по вашей просьбе')
})

test('a guest cancels with the key of his link, in any browser', async () => {
  const { guid, key } = await order()
  expect((await cancel(api.newVisitor(), { guid, key })).status).toBe('cancelled')
})

test('strangers learn nothing: an order of another is like one that does not exist', async () => {
  const { guid, key } = await order()
  const { shopper: stranger } = await order()
  const refusals = [
    await refuse(stranger, { guid }),
    await refuse(api.newVisitor(), { guid }),
    await refuse(stranger, { guid, key: `${key.slice(0, -1)}_` }),
    await refuse(stranger, { guid: guidOf(99), key }),
  ]
  for (const { status, body } of refusals) {
    expect(status).toBe(404)
    expect(body.code).toBe('not-found')
  }
})

test('a lost answer and a second click cancel once', async () => {
  const before = await stockOf(known.plenty)
  const { shopper, guid } = await order({ pieces: 2 })
  const headers = newKey()
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => cancel(shopper, { guid }, headers)),
    cancel(shopper, { guid }),
  ])
  answers.push(await cancel(shopper, { guid }, headers))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['cancelled']))
  expect([await stockOf(known.plenty), await balanceOf(guid)]).toEqual([before, 0])
  const events = await api.db.selectFrom('order_event').select('id').where('order_guid', '=', guid).execute()
  expect(events).toHaveLength(2)
})

test('what has left the shop is not cancelled by the shopper any more', async () => {
  const { shopper, guid } = await order({ to: 'ready' })
  expect((await shopper.call(getOrder, { query: { guid } })).canCancel).toBe(true)
  const left = await order({ to: 'on-the-way' })
  expect((await left.shopper.call(getOrder, { query: { guid: left.guid } })).canCancel).toBe(false)
  expect(await refuse(left.shopper, { guid: left.guid })).toMatchObject({ status: 409, body: { code: 'order-state' } })
  const handed = await order({ to: 'handed-over' })
  expect((await refuse(handed.shopper, { guid: handed.guid })).body.code).toBe('order-state')
})

test.each([
  [{ guid: 'x' }, 'guid'],
  [{ guid: guidOf(1), key: 'k'.repeat(101) }, 'key'],
  [{}, 'guid'],
])('bad input %j is named', async (body, field) => {
  const { status, body: problem } = await refuse(api.newVisitor(), body as { guid: string })
  expect([status, problem.errors?.[0]?.field]).toEqual([400, field])
})

test('a cancellation without a key of its own is refused', async () => {
  const { shopper, guid } = await order()
  expect((await refuse(shopper, { guid }, {})).body.code).toBe('idempotency-key-required')
})

/** Posts the form of a page without scripts. */
const post = (fields: Record<string, string>) =>
  fetch(`${api.url}${CANCEL_ORDER_FORM_PATH}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })

test('without scripts a form cancels and leads back to the page of the order, as often as it is sent', async () => {
  const { guid, key } = await order()
  for (const _ of [1, 2]) {
    const answer = await post({ order: guid, key })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/cart-checkout/thanks/?order=${guid}&key=${key}`,
    ])
  }
  expect((await api.newVisitor().call(getOrder, { query: { guid, key } })).status).toBe('cancelled')
})

test('a form of the cabinet leads back there', async () => {
  const { guid, key } = await order()
  expect((await post({ order: guid, key, page: 'cabinet' })).headers.get('location')).toBe(`/user/orders/${guid}/`)
})

test('a form that comes too late leads to the page, one of a stranger nowhere', async () => {
  const { guid, key } = await order()
  await move(guid, 'on-the-way')
  expect((await post({ order: guid, key })).status).toBe(303)
  expect((await api.newVisitor().call(getOrder, { query: { guid, key } })).status).toBe('on-the-way')
  expect((await post({ order: guid, key: 'x' })).status).toBe(404)
  expect((await post({ order: 'x', key })).status).toBe(400)
  expect((await post({})).status).toBe(400)
})
