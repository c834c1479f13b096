import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import { MONEY_CHECKS, selectDifferences } from '../money-metrics/differences.sql.ts'
import type { Outcome } from './moneyStorm.ts'

/** Pieces of each product: what the offices have and what orders hold. */
export async function countPieces(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    select product.id, (
      coalesce((select sum(quantity) from stock where product_id = product.id), 0)
      + coalesce((select sum(held.quantity - held.given_back) from order_line_stock held
          join order_line line using (order_guid, position) where line.product_id = product.id), 0)
    )::int as pieces
    from product order by id`.execute(db)
  return Object.fromEntries(rows.map(({ id, pieces }) => [id, pieces]))
}

/** Fails unless all books agree, and no piece was sold twice or lost. @param before pieces before all orders */
export async function expectMoneyAddsUp(db: Database, before: Record<string, number>): Promise<void> {
  for (const check of MONEY_CHECKS) expect(await selectDifferences(db, check)).toEqual([])
  expect(await countPieces(db)).toEqual(before)
}

/**
 * Fails unless each acknowledged order is there, once. Who was refused has none, but for a request of his that came late,
 * after its answer was given up: then another press under the same key tells him of it.
 */
export async function expectOrdersOf(db: Database, outcomes: readonly Outcome[]): Promise<void> {
  const carts = outcomes.map(({ cart }) => cart)
  const orders = await db
    .selectFrom('customer_order')
    .select(['guid', 'cart_id', 'email', 'sum'])
    .where('cart_id', 'in', carts)
    .execute()
  const byCart = new Map(orders.map((order) => [order.cart_id, order]))
  expect(byCart.size).toBe(orders.length)
  for (const { cart, guid, lost, input, repeat } of outcomes) {
    const order = byCart.get(cart)
    const wanted = guid ?? (order && lost > 0 ? await repeat() : undefined)
    expect(order?.guid).toBe(wanted)
    if (order) expect(order).toMatchObject({ email: input.contact.email, sum: input.expectedSum })
  }
}

/** Resolves when no transaction is under way, not even of requests whose answers nobody awaits. */
export async function untilQuiet(db: Database): Promise<void> {
  for (let quiet = 0; quiet < 5;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db)
    quiet = rows.length === 0 ? quiet + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
