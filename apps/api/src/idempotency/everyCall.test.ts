import * as cart from '@verstak/contracts/cart'
import * as cartLine from '@verstak/contracts/cartLine'
import * as cartList from '@verstak/contracts/cartList'
import * as cartPromo from '@verstak/contracts/cartPromo'
import * as checkout from '@verstak/contracts/checkout'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as order from '@verstak/contracts/order'
import * as orderReturn from '@verstak/contracts/orderReturn'
import * as orderStaff from '@verstak/contracts/orderStaff'
import * as payment from '@verstak/contracts/payment'
import * as promoCode from '@verstak/contracts/promoCode'
import * as userOrders from '@verstak/contracts/userOrders'
import { sql } from 'kysely'
import { type Actors, CHANGED, MONEY_CALLS, newKey } from '../testing/moneyCalls.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { usePaymentApi } from '../testing/usePaymentApi.ts'

const shop = usePaymentApi()
const MODULES = [
  ...[cart, cartLine, cartList, cartPromo, checkout, order, orderReturn, orderStaff, payment, promoCode, userOrders],
]
const isChange = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && value.method !== 'GET' && 'path' in value
const CHANGES = MODULES.flatMap((contract) => Object.values(contract).filter(isChange))

/** All that this domain keeps, but when carts were last used, which keys are known, and how often the acquirer was asked. */
const TABLES = [
  ...['cart_item', 'aside_item', 'customer_order', 'order_line', 'order_line_stock', 'order_event', 'order_delivery'],
  ...['order_return', 'order_return_line', 'payment', 'refund', 'receipt', 'ledger_entry', 'stock', 'promo_use'],
  ...['promo_code', 'marking_code', 'message'],
]
async function readBooks(): Promise<Record<string, unknown[]>> {
  const books: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{
      row: unknown
    }>`select to_jsonb(t) - 'checks' - 'checked_at' as row from ${sql.table(table)} t order by t::text`.execute(
      shop.api.db,
    )
    books[table] = rows.map(({ row }) => row)
  }
  const { rows } = await sql`select id, promo_code_id from cart order by id`.execute(shop.api.db)
  return { ...books, cart: rows }
}

/** How many rows of each kind there are, and what they add up to. */
async function readSums(): Promise<Record<string, number>> {
  const counts = Object.entries(await readBooks()).map(([table, rows]) => [table, rows.length])
  const { rows } = await sql<Record<string, number>>`select
    (select coalesce(sum(quantity), 0) from stock)::int as pieces,
    (select coalesce(sum(quantity), 0) from cart_item)::int as wanted,
    (select coalesce(sum(quantity), 0) from aside_item)::int as saved,
    (select coalesce(sum(amount), 0) from ledger_entry)::float8 as kopecks,
    (select sum(used_count) from promo_code)::int as uses`.execute(shop.api.db)
  return { ...Object.fromEntries(counts), ...rows[0] }
}

/** What acting changes of the sums. */
async function effectOf(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readSums()
  await act()
  return Object.fromEntries(Object.entries(await readSums()).map(([name, sum]) => [name, sum - before[name]!]))
}

let actors: Actors
beforeAll(async () => {
  const { api, databaseUrl } = shop
  const sessions = { databaseUrl, clock: api.clock }
  const staff = await startTestSession(sessions, api.newVisitor(), {
    userId: await addUser(api, { is_staff: true }),
    isAdmin: true,
  })
  const user = await startTestSession(sessions, api.newVisitor(), { userId: await addUser(api) })
  await user.call(cart.getCartToken, {})
  actors = { shop, staff, user }
  await api.db
    .insertInto('promo_code')
    .values({ code: 'СНОВА', name: 'Скидка', kind: 'percent', percent: 10, starts_at: new Date('2026-01-01') })
    .execute()
  await api.db.updateTable('product').set({ is_marked: true }).where('id', '=', known.saw).execute()
})

test('every POST and DELETE of carts, orders, payments and promo codes has its case here', () => {
  expect([...MONEY_CALLS.keys()].map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    CHANGES.map(({ method, path }) => `${method} ${path}`).sort(),
  )
})

test.each(CHANGES.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s: a lost answer and a second press change nothing more, and are answered as the first',
  async (_, endpoint) => {
    const headersOf = () => (endpoint.isIdempotencyKeyRequired ? newKey() : {})
    const single = await MONEY_CALLS.get(endpoint)!(actors)
    const once = await effectOf(() => single.visitor.ask(endpoint, single.input as never, headersOf()))

    const { visitor, input } = await MONEY_CALLS.get(endpoint)!(actors)
    const headers = headersOf()
    const ask = () => visitor.ask(endpoint, input as never, headers)
    // At once, as a nervous finger presses; then again, as after a lost answer.
    const pressed: Awaited<ReturnType<typeof ask>>[] = []
    expect(await effectOf(async () => pressed.push(...(await Promise.all([ask(), ask()]))))).toEqual(once)
    const books = await readBooks()
    const repeated = await ask()
    expect([...pressed, repeated].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await readBooks()).toEqual(books)
    if (endpoint.isIdempotencyKeyRequired) {
      for (const { body } of pressed) expect(body).toEqual(repeated.body)
      expect((await visitor.ask(endpoint, input as never)).body).toMatchObject({ code: 'idempotency-key-required' })
      const change = CHANGED.get(endpoint)
      const other = { body: { ...(input as { body: object }).body, ...change } }
      const answer = await visitor.ask(endpoint, other as never, headers)
      expect(answer.body).toMatchObject(change ? { code: 'idempotency-key-reused' } : (repeated.body as object))
    }
    expect(await readBooks()).toEqual(books)
  },
)
