import { getBalance } from '@verstak/contracts/balance'
import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import { addOrganization } from '../testing/addOrganization.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { orderFor, PRICE } from '../testing/promoShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import type { Visitor } from '../testing/visitor.ts'
import { postEntry } from './postEntry.ts'

const shop = useOrderShop()
const { api } = shop
const LIMIT = 1_000_000

async function buyer(change: Parameters<typeof addOrganization>[2] = {}) {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await device.call(getCartToken, {})
  return { userId, device, organizationId: await addOrganization(api, userId, { isActive: true, ...change }) }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

async function place({ device, organizationId }: Buyer, payment: OrderInput['payment'], pieces = 1) {
  await device.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: pieces, regionId: 1 } })
  const body = orderFor(pieces * PRICE, { payment, organizationId })
  return device.call(createOrder, { body }, shop.newKey())
}

const balance = (device: Visitor, query = {}) => device.call(getBalance, { query })

/** A payment by bank for an order. */
const pay = ({ organizationId }: Buyer, orderGuid: string, amount: number, at: string) =>
  postEntry(api.db, {
    ...{ orderGuid, organizationId, kind: 'payment', amount, at: new Date(at) },
    ...{ documentKind: 'bank', documentId: `${orderGuid} ${at}` },
  })

test('the balance is what the ledger says: orders, payments, what is still owed', async () => {
  const company = await buyer()
  const one = await place(company, 'invoice', 2)
  const other = await place(company, 'invoice')
  await pay(company, one.guid, 2 * PRICE, '2026-11-21T10:00:00Z')
  const { owed, statement, due, dueTotal, deferred } = await balance(company.device)
  expect({ owed, deferred, dueTotal }).toEqual({ owed: PRICE, deferred: null, dueTotal: 1 })
  expect(due).toEqual([
    { orderGuid: other.guid, orderNumber: other.number, amount: PRICE, until: '2026-11-27', isOverdue: false },
  ])
  expect(statement).toMatchObject({ opening: 0, charged: 3 * PRICE, paid: 2 * PRICE, closing: PRICE, total: 3 })
  expect(statement.entries.map(({ kind, amount, owed: after }) => [kind, amount, after])).toEqual([
    ['payment', -2 * PRICE, PRICE],
    ['charge', PRICE, 3 * PRICE],
    ['charge', 2 * PRICE, 2 * PRICE],
  ])
})

test('a cancelled order owes nothing, both entries stay', async () => {
  const company = await buyer()
  const { guid } = await place(company, 'invoice')
  await shop.cancel(guid)
  const { owed, due, statement } = await balance(company.device)
  expect({ owed, due }).toEqual({ owed: 0, due: [] })
  expect(statement.entries.map(({ kind }) => kind)).toEqual(['charge-reversal', 'charge'])
})

test('a period has what was owed before and after it, and its own entries', async () => {
  const company = await buyer()
  const { guid } = await place(company, 'invoice', 3)
  await pay(company, guid, PRICE, '2026-12-01T20:59:59Z')
  // Midnight in Moscow.
  await pay(company, guid, PRICE, '2026-12-01T21:00:00Z')
  const of = async (query: object) => {
    const { opening, closing, charged, paid, total } = (await balance(company.device, query)).statement
    return { opening, closing, charged, paid, total }
  }
  const day = { from: '2026-12-02', to: '2026-12-02' }
  expect(await of(day)).toEqual({ opening: 2 * PRICE, closing: PRICE, charged: 0, paid: PRICE, total: 1 })
  expect(await of({ to: '2026-12-01' })).toEqual({
    ...{ opening: 0, closing: 2 * PRICE, charged: 3 * PRICE, paid: PRICE, total: 2 },
  })
  expect(await of({ from: '2027-01-01' })).toEqual({ opening: PRICE, closing: PRICE, charged: 0, paid: 0, total: 0 })
})

test('pages of the statement go on where the page before ended, with what was owed then', async () => {
  const company = await buyer()
  for (const pieces of [1, 2, 3]) await place(company, 'invoice', pieces)
  const page = async (number: number) =>
    (await balance(company.device, { page: number, limit: 2 })).statement.entries.map(({ owed }) => owed / PRICE)
  expect([await page(1), await page(2), await page(3)]).toEqual([[6, 3], [1], []])
})

test('deferred payment: the limit, what is left of it, and what is overdue', async () => {
  const company = await buyer({ deferred_limit: LIMIT, deferred_days: 14 })
  const { guid } = await place(company, 'deferred', 2)
  const now = await balance(company.device)
  expect(now.deferred).toEqual({ limit: LIMIT, left: LIMIT - 2 * PRICE, days: 14 })
  expect(now).toMatchObject({ overdue: 0, due: [{ orderGuid: guid, until: '2026-12-04', isOverdue: false }] })
  const until = { deferred_until: '2026-11-19' }
  await api.db.updateTable('customer_order').set(until).where('guid', '=', guid).execute()
  expect(await balance(company.device)).toMatchObject({ overdue: 2 * PRICE, due: [{ isOverdue: true }] })
})

test('a purchaser, a person and a guest have no balance', async () => {
  const purchaser = await buyer({ role: 'purchaser' })
  const statusOf = async (device: Visitor) => (await device.ask(getBalance, { query: {} })).status
  expect(await statusOf(purchaser.device)).toBe(404)
  const person = await startTestSession(api, api.newVisitor(), { userId: await addUser(api) })
  expect(await statusOf(person)).toBe(404)
  expect(await statusOf(api.newVisitor())).toBe(401)
})
