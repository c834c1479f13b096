import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { LedgerEntryRow } from '../db/paymentTables.ts'

/** A span of the ledger; null = open. */
export interface LedgerSpan {
  from: Date | null
  before: Date | null
}

const inSpan = ({ from, before }: LedgerSpan) =>
  sql`(${from}::timestamptz is null or at >= ${from}) and (${before}::timestamptz is null or at < ${before})`

/** Sums of an organization's ledger in kopecks: before the span, and within it by what they are. */
export async function selectStatementSums(db: Queryable, organizationId: number, span: LedgerSpan) {
  const { rows } = await sql<{ opening: number; charged: number; paid: number; total: number }>`
    select coalesce(sum(amount) filter (where at < ${span.from}), 0)::bigint as opening,
      coalesce(sum(amount) filter (where ${inSpan(span)} and kind in ('charge', 'charge-reversal')), 0)::bigint as charged,
      coalesce(-sum(amount) filter (where ${inSpan(span)} and kind in ('payment', 'refund')), 0)::bigint as paid,
      (count(*) filter (where ${inSpan(span)}))::int as total
    from ledger_entry where organization_id = ${organizationId}`.execute(db)
  return rows[0]!
}

export interface StatementRow {
  id: number
  at: Date
  kind: LedgerEntryRow['kind']
  amount: number
  /** What was owed after it, kopecks. */
  owed: number
  order_guid: string
  order_number: number
}

/** Entries of a span, the newest first. Entries of one moment are in the order in which they were written. */
export async function selectStatement(
  db: Queryable,
  organizationId: number,
  span: LedgerSpan,
  { limit, offset }: { limit: number; offset: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select entry.id, entry.at, entry.kind, entry.amount, entry.owed, entry.order_guid, placed.number as order_number
    from (
      select *, (sum(amount) over (order by at, id))::bigint as owed
      from ledger_entry where organization_id = ${organizationId}
    ) entry
    join customer_order placed on placed.guid = entry.order_guid
    where ${inSpan(span)}
    order by entry.at desc, entry.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export interface DueRow {
  order_guid: string
  order_number: number
  amount: number
  /** ISO date; null where it is paid on receipt. */
  until: string | null
  is_overdue: boolean
  /** Over all orders that wait for money: how many they are, and kopecks that are overdue. */
  count: number
  overdue: number
}

/** Orders for which money is owed, those that are due first. @param today ISO date of the shop */
export async function selectDue(
  db: Queryable,
  organizationId: number,
  { today, limit }: { today: string; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select due.*, count(*) over ()::int as count,
      coalesce(sum(amount) filter (where is_overdue) over (), 0)::bigint as overdue
    from (
      select placed.guid as order_guid, placed.number as order_number, owed.amount, day.until::text as until,
        coalesce(day.until < ${today}::date, false) as is_overdue
      from (select order_guid, sum(amount)::bigint as amount from ledger_entry
          where organization_id = ${organizationId} group by order_guid having sum(amount) > 0) owed
      join customer_order placed on placed.guid = owed.order_guid
      cross join lateral (select coalesce(placed.deferred_until,
          (placed.payment_due_at at time zone 'Europe/Moscow')::date) as until) day
    ) due
    order by until nulls last, order_number limit ${limit}`.execute(db)
  return rows
}
