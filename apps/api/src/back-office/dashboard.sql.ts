import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Orders of the last seven days by day in Moscow, the earliest first, days without orders too. */
export async function selectOrderDays(db: Queryable, now: Date) {
  const { rows } = await sql<{ day: string; count: number; sum: number }>`
    with days as (
      select ((${now}::timestamptz at time zone 'Europe/Moscow')::date - back)::date as day from generate_series(0, 6) back
    )
    select days.day::text as day, count(guid)::int as count, coalesce(sum(sum), 0)::float8 as sum
    from days left join customer_order
      on created_at >= days.day::timestamp at time zone 'Europe/Moscow'
      and created_at < (days.day + 1)::timestamp at time zone 'Europe/Moscow' and status <> 'cancelled'
    group by days.day order by days.day`.execute(db)
  return rows
}

/** Money of the ledger since a moment: what came in, and what went back; kopecks. */
export async function selectMoney(db: Queryable, since: Date) {
  const { rows } = await sql<{ received: number; returned: number }>`
    select coalesce(-sum(amount) filter (where kind = 'payment'), 0)::float8 as received,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as returned
    from ledger_entry where at >= ${since}`.execute(db)
  return rows[0]!
}

/** What waits for a person of the staff. */
export async function selectStaffWork(db: Queryable, now: Date) {
  const { rows } = await sql<{
    what: 'new-orders' | 'reviews' | 'discussions' | 'chats'
    count: number
    oldest: number
  }>`
    with waiting as (
      select 'new-orders' as what, created_at as since from customer_order where status in ('new', 'paid')
      union all select 'reviews', updated_at from review where state = 'waiting'
      union all select 'discussions', created_at from discussion where state = 'waiting'
      union all select 'chats', last.sent_at from chat_conversation,
        lateral (select author, sent_at from chat_message where conversation_id = chat_conversation.id
          order by id desc limit 1) last where last.author = 'visitor'
    )
    select what, count(*)::int as count,
      greatest(extract(epoch from ${now}::timestamptz - min(since)), 0)::float8 as oldest
    from waiting group by what`.execute(db)
  return rows
}
