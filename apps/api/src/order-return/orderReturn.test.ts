import { getCartToken } from '@verstak/contracts/cart'
import { listJournal } from '@verstak/contracts/journal'
import { getOrder } from '@verstak/contracts/order'
import { requestReturn, type OrderReturn, type ReturnWish } from '@verstak/contracts/orderReturn'
import { decideReturn, listReturns, recordRefund } from '@verstak/contracts/orderStaff'
import { selectWaiting } from '../money-metrics/moneyFigures.sql.ts'
import { addOrganization } from '../testing/addOrganization.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { COURIER, orderFor, PRICE } from '../testing/promoShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = useOrderShop()
const { api, order, newKey, move, stockOf, balanceOf, addCode, apply, place, put, shopperWith } = shop

type Wish = Omit<ReturnWish, 'photos'>
const wishFor = (quantity: number, change: Partial<Wish> = {}): Wish => ({
  reason: 'unfit',
  comment: '',
  lines: [{ position: 0, quantity }],
  ...change,
})
const ask = (visitor: Visitor, guid: string, wish: Wish, headers = newKey()) =>
  visitor.ask(requestReturn, { body: { guid, ...wish } }, headers)
const request = async (visitor: Visitor, guid: string, wish: Wish): Promise<OrderReturn> =>
  visitor.call(requestReturn, { body: { guid, ...wish } }, newKey())
type Taken = { position: number; quantity: number; isSellable: boolean }
const decide = (returnGuid: string, lines: Taken[], answer = '', headers = newKey()) =>
  shop.staff.ask(decideReturn, { body: { returnGuid, lines, answer } }, headers)
const all = (quantity: number): Taken[] => [{ position: 0, quantity, isSellable: true }]
const view = (visitor: Visitor, guid: string) => visitor.call(getOrder, { query: { guid } })
const moveClock = (time: string) => void (api.clock.now = new Date(time))

test('within seven days of the handing over a shopper asks without a reason; staff takes the goods, the money is due in ten', async () => {
  const before = await stockOf(known.plenty)
  const { shopper, guid } = await order({ pieces: 3, to: 'handed-over', email: 'back@mail.example' })
  expect((await view(shopper, guid)).returnable).toEqual({
    unfitUntil: '2026-11-27',
    lines: [{ position: 0, quantity: 3, reasons: ['unfit', 'defect'] }],
  })
  const asked = await request(shopper, guid, wishFor(2))
  expect(asked).toMatchObject({ state: 'requested', amount: 0, refundDueAt: '2026-11-30T09:00:00.000Z' })
  const { returns } = await shop.staff.call(listReturns, { query: {} })
  expect(returns.find((one) => one.guid === asked.guid)).toMatchObject({ orderGuid: guid, lines: [{ quantity: 2 }] })
  const { status, body } = await decide(asked.guid, all(2))
  expect([status, body]).toMatchObject([200, { state: 'approved', amount: 2 * PRICE, deliveryAmount: 0 }])
  expect(await stockOf(known.plenty)).toBe(before - 1)
  expect(await balanceOf(guid)).toBe(-2 * PRICE)
  const noted = await shop.staff.call(recordRefund, { body: { returnGuid: asked.guid } }, newKey())
  expect(noted.refundedAt).toBe('2026-11-20T09:00:00.000Z')
  const { entries } = await shop.staff.call(listJournal, { query: { entity: 'return', entityId: asked.guid } })
  expect(entries[0]!.fields).toEqual([{ field: 'refunded', old: 0, new: 2 * PRICE }])
  expect(await balanceOf(guid)).toBe(0)
  const page = await view(shopper, guid)
  expect(page).toMatchObject({ status: 'returned-in-part', returnable: { lines: [{ quantity: 1 }] } })
  const purposes = (await api.messages('back@mail.example')).map(({ purpose }) => purpose)
  expect(purposes.slice(-4)).toEqual([
    'return-requested',
    ...['order-returned-in-part', 'return-decided', 'return-refunded'],
  ])
})

test('all pieces and the delivery go back with the last part, and the parts are what was paid', async () => {
  const code = await addCode({ percent: 33.33 })
  const shopper = await shopperWith([known.plenty, 3], [known.saw, 1])
  await apply(shopper, code)
  const discount = Math.floor((4 * PRICE * 33.33) / 100)
  const delivery = { type: 'courier' as const, address: 'улица Ленина, дом 1' }
  const { guid } = await place(shopper, orderFor(4 * PRICE - discount + COURIER, { delivery }))
  await move(guid, 'handed-over')
  const { sum } = await view(shopper, guid)
  const amounts: number[] = []
  for (const lines of [
    [[0, 1]],
    [
      [0, 1],
      [1, 1],
    ],
    [[0, 1]],
  ] as const) {
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    const wish = lines.map(([position, quantity]) => ({ position, quantity }))
    const { guid: returnGuid } = await request(shopper, guid, wishFor(1, { lines: wish }))
    const { body } = await decide(
      returnGuid,
      wish.map((line) => ({ ...line, isSellable: true })),
    )
    amounts.push(body.amount)
  }
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(sum)
  expect(await balanceOf(guid)).toBe(-sum)
  const page = await view(shopper, guid)
  expect([page.status, page.returnable]).toEqual(['returned', undefined])
  expect(page.returns?.map(({ deliveryAmount }) => deliveryAmount > 0)).toEqual([false, false, true])
})

test('after seven days only a defect counts, described, and after two years none', async () => {
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const other = await order({ to: 'handed-over' })
  moveClock('2026-11-27T20:59:00Z')
  expect((await ask(shopper, guid, wishFor(1))).status).toBe(200)
  moveClock('2026-11-27T21:01:00Z')
  const late = await ask(shopper, guid, wishFor(1))
  expect(late).toMatchObject({ status: 400, body: { errors: [{ field: 'lines.0', reason: 'reason' }] } })
  const silent = await ask(shopper, guid, wishFor(1, { reason: 'defect' }))
  expect(silent).toMatchObject({ status: 400, body: { errors: [{ field: 'comment' }] } })
  moveClock('2028-11-20T09:00:00Z')
  expect((await ask(shopper, guid, wishFor(1, { reason: 'defect', comment: 'Искрит' }))).status).toBe(200)
  moveClock('2028-11-20T21:01:00Z')
  expect((await ask(other.shopper, other.guid, wishFor(1, { reason: 'defect', comment: 'Искрит' }))).status).toBe(409)
})

test('what was cut to length comes back with a defect only', async () => {
  const product = api.db.updateTable('product').where('id', '=', known.plenty)
  await product.set({ is_cut_to_length: true }).execute()
  const { shopper, guid } = await order({ to: 'handed-over' })
  await product.set({ is_cut_to_length: false }).execute()
  expect((await view(shopper, guid)).returnable?.lines[0]?.reasons).toEqual(['defect'])
  const unfit = await ask(shopper, guid, wishFor(1))
  expect(unfit).toMatchObject({ status: 400, body: { errors: [{ reason: 'reason' }] } })
  expect((await ask(shopper, guid, wishFor(1, { reason: 'defect', comment: 'Рвётся' }))).status).toBe(200)
})

test('a company returns defects only: the change of mind is a right of consumers', async () => {
  const userId = await addUser(api)
  const buyer = await startTestSession(api, api.newVisitor(), { userId })
  const organizationId = await addOrganization(api, userId)
  await buyer.call(getCartToken, {})
  await put(buyer, [known.plenty, 1])
  const { guid } = await place(buyer, orderFor(PRICE, { organizationId }))
  await move(guid, 'handed-over')
  expect((await view(buyer, guid)).returnable).toMatchObject({ unfitUntil: null, lines: [{ reasons: ['defect'] }] })
  expect((await ask(buyer, guid, wishFor(1))).status).toBe(400)
  expect((await ask(buyer, guid, wishFor(1, { reason: 'defect', comment: 'Искрит' }))).status).toBe(200)
})

test('a request is refused with words, and its pieces may be asked back again', async () => {
  const { shopper, guid } = await order({ to: 'handed-over', email: 'no@mail.example' })
  const { guid: returnGuid } = await request(shopper, guid, wishFor(1))
  expect((await view(shopper, guid)).returnable).toBeUndefined()
  expect(await decide(returnGuid, [])).toMatchObject({ status: 400, body: { errors: [{ field: 'answer' }] } })
  expect((await decide(returnGuid, [], 'Следы работы')).body).toMatchObject({ state: 'refused', amount: 0 })
  expect(await balanceOf(guid)).toBe(0)
  const page = await view(shopper, guid)
  expect([page.status, page.returns?.[0]?.answer]).toEqual(['handed-over', 'Следы работы'])
  expect((await ask(shopper, guid, wishFor(1))).status).toBe(200)
  expect((await api.messages('no@mail.example')).at(-2)!.text).toContain('Следы работы')
})

test('broken goods do not come back into the stock; part of a request can be taken', async () => {
  const before = await stockOf(known.plenty)
  const { shopper, guid } = await order({ pieces: 3, to: 'handed-over' })
  const { guid: returnGuid } = await request(shopper, guid, wishFor(3, { reason: 'defect', comment: 'Трещина' }))
  const { body } = await decide(returnGuid, [{ position: 0, quantity: 2, isSellable: false }])
  expect(body).toMatchObject({ amount: 2 * PRICE, lines: [{ quantity: 3, approved: 2 }] })
  expect(await stockOf(known.plenty)).toBe(before - 3)
  expect((await view(shopper, guid)).returnable?.lines[0]?.quantity).toBe(1)
})

test('requests at once never ask more back than was sold, and a repeat is the same request', async () => {
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const answers = await Promise.all([1, 2, 3].map(() => ask(shopper, guid, wishFor(1))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const other = await order({ pieces: 2, to: 'handed-over' })
  const headers = newKey()
  const repeats = await Promise.all([1, 2, 3].map(() => ask(other.shopper, other.guid, wishFor(1), headers)))
  expect(new Set(repeats.map(({ body }) => body.guid)).size).toBe(1)
})

test('a decision sent twice moves money and goods once', async () => {
  const before = await stockOf(known.plenty)
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const { guid: returnGuid } = await request(shopper, guid, wishFor(2))
  const headers = newKey()
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => decide(returnGuid, all(2), '', headers)),
    decide(returnGuid, all(2)),
  ])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  expect(await decide(returnGuid, all(2))).toMatchObject({ status: 409, body: { code: 'order-state' } })
  expect([await stockOf(known.plenty), await balanceOf(guid)]).toEqual([before, -2 * PRICE])
  const note = (key = newKey()) => shop.staff.ask(recordRefund, { body: { returnGuid } }, key)
  const key = newKey()
  expect([await note(key), await note(key), await note()].map(({ status }) => status)).toEqual([200, 200, 409])
  expect(await balanceOf(guid)).toBe(0)
})

test.each<[string, Partial<Wish>, string]>([
  ['no line', { lines: [] }, 'lines'],
  ['a line that the order has not', { lines: [{ position: 5, quantity: 1 }] }, 'lines.0'],
  ['a line twice', { lines: [1, 1].map((quantity) => ({ position: 0, quantity })) }, 'lines.1'],
  ['more pieces than were bought', { lines: [{ position: 0, quantity: 9 }] }, 'lines.0'],
  ['no piece', { lines: [{ position: 0, quantity: 0 }] }, 'lines.0.quantity'],
  ['a reason that nobody knows', { reason: 'whim' as 'unfit' }, 'reason'],
  ['a novel', { comment: 'а'.repeat(1001) }, 'comment'],
])('%s is refused by its field', async (_, change, field) => {
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  expect(await ask(shopper, guid, wishFor(1, change))).toMatchObject({ status: 400, body: { errors: [{ field }] } })
})

test('strangers, and orders that were not handed over, get no return', async () => {
  const { guid } = await order({ to: 'handed-over' })
  const { shopper: stranger, guid: own } = await order()
  expect((await ask(stranger, guid, wishFor(1))).status).toBe(404)
  expect((await ask(stranger, guidOf(96), wishFor(1))).status).toBe(404)
  expect((await ask(stranger, own, wishFor(1))).status).toBe(409)
  expect((await decide(guidOf(95), all(1))).status).toBe(404)
})

test('money goes out only by staff who has signed in just now', async () => {
  const { shopper, guid } = await order({ to: 'handed-over' })
  const { guid: returnGuid } = await request(shopper, guid, wishFor(1))
  moveClock('2026-11-20T09:11:00Z')
  expect(await decide(returnGuid, all(1))).toMatchObject({ status: 403, body: { code: 'confirmation-required' } })
})

test('a return is waited for from its request until its money is back, or it was refused', async () => {
  await api.db.deleteFrom('order_return').execute()
  const now = new Date('2026-11-29T09:00:00Z')
  const waiting = async () => (await selectWaiting(api.db, now, now)).find(({ what }) => what === 'return')
  expect(await waiting()).toMatchObject({ count: 0, oldest: 0 })
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const { guid: returnGuid } = await request(shopper, guid, wishFor(1))
  expect(await waiting()).toMatchObject({ count: 1, oldest: 9 * 86_400 })
  await decide(returnGuid, all(1))
  expect(await waiting()).toMatchObject({ count: 1, oldest: 9 * 86_400 })
  await shop.staff.call(recordRefund, { body: { returnGuid } }, newKey())
  expect(await waiting()).toMatchObject({ count: 0 })
  const { guid: other } = await request(shopper, guid, wishFor(1))
  await decide(other, [], 'Следы работы')
  expect(await waiting()).toMatchObject({ count: 0 })
})
