import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Orders under way, and those of the last 30 days. */
export async function countOrders(db: Queryable, now: Date) {
  const { rows } = await sql<{ state: string; payment: string; count: number }>`
    select status as state, payment, count(*)::int as count from customer_order
    where status in ('new', 'awaiting-payment', 'paid', 'assembling', 'ready', 'on-the-way')
      or created_at > ${now}::timestamptz - interval '30 days'
    group by status, payment`.execute(db)
  return rows
}

/** What waits, how much of it, and since when: seconds of the oldest, 0 without any. */
export interface Waiting {
  what: string
  count: number
  oldest: number
}

const age = (since: ReturnType<typeof sql>, now: Date) =>
  sql`greatest(coalesce(extract(epoch from ${now}::timestamptz - min(${since})), 0), 0)::float8 as oldest`

/** Pieces reserved without money, payments without an end, returns without their money, messages that are not sent, jobs that are not done. */
export async function selectWaiting(db: Queryable, now: Date, jobsNow: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'reservation' as what, count(*)::int as count, ${age(sql`created_at`, now)}
      from customer_order where status = 'awaiting-payment'
    union all
    select 'overdue-reservation', count(*)::int, ${age(sql`payment_due_at`, now)}
      from customer_order where status = 'awaiting-payment' and payment_due_at <= ${now}
    union all
    select 'payment', count(*)::int, ${age(sql`created_at`, now)}
      from payment where state in ('creating', 'pending', 'capturing', 'voiding')
    union all
    select 'refund', count(*)::int, ${age(sql`created_at`, now)} from refund where state = 'queued'
    union all
    select 'failed-refund', count(*)::int, ${age(sql`created_at`, now)} from refund where state = 'failed'
    union all
    select 'return', count(*)::int, ${age(sql`requested_at`, now)}
      from order_return where state <> 'refused' and refunded_at is null
    union all
    select 'message', count(*)::int, ${age(sql`created_at`, now)} from message where state = 'queued'
    union all
    select 'job', count(*)::int, ${age(sql`run_at`, jobsNow)} from graphile_worker.jobs where run_at <= ${jobsNow}
    union all
    select 'given-up-job', count(*)::int, ${age(sql`created_at`, jobsNow)}
      from graphile_worker.jobs where attempts >= max_attempts`.execute(db)
  return rows
}
