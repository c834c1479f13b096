import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import { messageIdOf } from '../messages/messageIdOf.ts'
import { MONEY_CHECKS, selectDifferences } from '../money-metrics/differences.sql.ts'
import type { Outcome } from './moneyStorm.ts'

/** Pieces of each product: what the offices have and what orders hold. Stock itself is never below zero: a constraint. */
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

/** What the shop's own alarms compare: every kind of difference between orders, stock, ledger, payments and promo codes. */
export async function findDifferences(db: Database): Promise<unknown[]> {
  const found = await Promise.all(MONEY_CHECKS.map((check) => selectDifferences(db, check)))
  return found.flat()
}

/** Orders that are not what their buyers were told, by their carts or guids. */
export interface WrongOrders {
  /** Carts with more than one order. */
  doubled: string[]
  /** Acknowledged, and not there. */
  lost: string[]
  /** There, and never acknowledged. */
  unknown: string[]
  /** Of another buyer or another sum than was acknowledged. */
  changed: string[]
}

/**
 * Compares what buyers were told with what there is. Who was refused has no order, but for a request of his that came late,
 * after its answer was given up: then another press under the same key tells him of it.
 */
export async function findWrongOrders(db: Database, outcomes: readonly Outcome[]): Promise<WrongOrders> {
  const orders = await db
    .selectFrom('customer_order')
    .select(['guid', 'cart_id', 'email', 'sum'])
    .where(
      'cart_id',
      'in',
      outcomes.map(({ cart }) => cart),
    )
    .execute()
  const byCart = Map.groupBy(orders, ({ cart_id }) => cart_id)
  const wrong: WrongOrders = { doubled: [], lost: [], unknown: [], changed: [] }
  for (const { cart, guid, lost, input, repeat } of outcomes) {
    const [order, ...others] = byCart.get(cart) ?? []
    if (others.length > 0) wrong.doubled.push(cart)
    const told = guid ?? (order && lost > 0 ? await repeat() : undefined)
    if (told !== undefined && told !== order?.guid) wrong.lost.push(told)
    if (order && told === undefined) wrong.unknown.push(order.guid)
    if (order && (order.email !== input.contact.email || order.sum !== input.expectedSum))
      wrong.changed.push(order.guid)
  }
  return wrong
}

/** Orders that wait for money, payments and refunds that are under way. */
export async function findOpen(db: Database): Promise<{ guid: string; what: string }[]> {
  const { rows } = await sql<{ guid: string; what: string }>`
    select guid::text, status as what from customer_order where status = 'awaiting-payment'
    union all select guid::text, state from payment where ended_at is null
    union all select guid::text, state from refund where state <> 'succeeded'`.execute(db)
  return rows
}

/** Orders whose ledger is not settled: only who pays on receipt owes something, his order's sum. */
export async function findOwing(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select guid, status, sum, owed.amount from customer_order
    join (select order_guid, sum(amount) as amount from ledger_entry group by order_guid) owed on owed.order_guid = guid
    where owed.amount <> case status when 'new' then sum else 0 end`.execute(db)
  return rows
}

/** Kopecks that were taken and given back. */
export interface Money {
  received: number
  refunded: number
}

/** By the ledger. */
export async function moneyOfLedger(db: Database): Promise<Money> {
  const { rows } = await sql<Money>`
    select coalesce(-sum(amount) filter (where kind = 'payment'), 0)::bigint as received,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunded from ledger_entry`.execute(db)
  return { received: Number(rows[0]!.received), refunded: Number(rows[0]!.refunded) }
}

interface AcquirerPayment {
  status: string
  amount: { value: string }
  refunded: number
}

/** By the acquirer, which nobody disturbs. */
export function moneyOfAcquirer({ store }: { store: { payments: ReadonlyMap<string, AcquirerPayment> } }): Money {
  const taken = [...store.payments.values()].filter(({ status }) => status === 'succeeded')
  const sumOf = (sums: readonly number[]) => sums.reduce((total, one) => total + one, 0)
  return {
    received: sumOf(taken.map(({ amount }) => Math.round(Number(amount.value) * 100))),
    refunded: sumOf(taken.map(({ refunded }) => refunded)),
  }
}

/** Steps of acknowledged orders of which no mail was sent; ids of their journal. */
export async function findUntold(db: Database, outcomes: readonly Outcome[]): Promise<number[]> {
  const guids = outcomes.flatMap(({ guid }) => guid ?? [])
  const events = await db
    .selectFrom('order_event')
    .select(['id', 'order_guid'])
    .where('order_guid', 'in', guids)
    .execute()
  const idOf = (event: (typeof events)[number]) => messageIdOf(`order ${event.order_guid} ${event.id} mail`)
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('id', 'in', events.map(idOf))
    .where('state', '=', 'sent')
    .execute()
  const sent = new Set(rows.map(({ id }) => id))
  return events.filter((event) => !sent.has(idOf(event))).map(({ id }) => id)
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
