import type { OrderState } from '@verstak/contracts/order'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Books that must say the same of each order. */
export type MoneyCheck = keyof typeof CHECKS

/** One difference; `subject` is an order, a promo code or a product. */
export interface Difference {
  check: MoneyCheck
  subject: string
  detail: string
}

/** Orders that hold their pieces until they are handed over for good. */
const HOLDING: readonly OrderState[] = [
  'new',
  'awaiting-payment',
  'paid',
  'assembling',
  'ready',
  'on-the-way',
  'handed-over',
]

/** How many of one check are named. */
const MAX_NAMED = 100

/** One statement each, which sees one moment of all tables. Amounts in kopecks. */
const CHECKS = {
  /** The sum of an order is what its lines cost, less their discounts, and its delivery. */
  'order-sum': sql`
    select placed.guid::text as subject, format('sum %s, lines %s, delivery %s', sum, lines.total, delivery_price) as detail
    from customer_order placed
    cross join lateral (select coalesce(sum(price::bigint * quantity - discount), 0) as total,
        coalesce(sum(discount), 0) as discount from order_line where order_guid = placed.guid) lines
    where placed.sum <> lines.total + placed.delivery_price or placed.promo_discount <> lines.discount`,
  /** An order that stands holds the pieces of its lines; a cancelled one holds none. */
  'order-stock': sql`
    select placed.guid::text as subject, format('%s: line %s of %s holds %s', status, line.position, line.quantity, held.pieces) as detail
    from customer_order placed
    join order_line line on line.order_guid = placed.guid
    cross join lateral (select coalesce(sum(quantity - given_back), 0) as pieces from order_line_stock
        where order_guid = line.order_guid and position = line.position) held
    where (status = any(${HOLDING}) and held.pieces <> line.quantity) or (status = 'cancelled' and held.pieces <> 0)`,
  /** The journal leads from the placing, step by step, to the state. */
  'order-journal': sql`
    select placed.guid::text as subject, format('%s, journal %s', status, journal.steps) as detail
    from customer_order placed
    cross join lateral (
      select bool_and(from_state is not distinct from before) as is_chain, (array_agg(to_state order by id desc))[1] as last,
        string_agg(to_state, ' ' order by id) as steps
      from (select *, lag(to_state) over (order by id) as before from order_event where order_guid = placed.guid) step
    ) journal
    where not coalesce(journal.is_chain, false) or journal.last is distinct from placed.status`,
  /** A promo code counts the orders that use it, and each of these has its name. */
  'promo-uses': sql`
    select promo_code.code as subject, format('counts %s, used by %s, named by %s', used_count, uses.count, uses.named) as detail
    from promo_code
    cross join lateral (select count(*) as count, count(*) filter (where promo_code.code = placed.promo_code and status <> 'cancelled') as named
        from promo_use join customer_order placed on placed.guid = order_guid where promo_code_id = promo_code.id) uses
    where promo_code.source = 'shop' and (used_count <> uses.count or uses.count <> uses.named)`,
  /** The ledger charges an order that stands its sum, a cancelled one nothing; orders older than the ledger have no charge. */
  'ledger-orders': sql`
    select placed.guid::text as subject, format('%s: sum %s, charged %s', status, placed.sum, charged.amount) as detail
    from customer_order placed
    join lateral (select sum(amount)::bigint as amount from ledger_entry
        where order_guid = placed.guid and kind in ('charge', 'charge-reversal')) charged on charged.amount is not null
    where case when status = 'cancelled' then charged.amount <> 0
      when status in ('returned-in-part', 'returned') then charged.amount not between 0 and placed.sum
      else charged.amount <> placed.sum end`,
  /**
   * Money above what is owed goes back or is about to: by the acquirer, or at the desk, where it is noted later. Of a
   * cancelled order nothing is kept and nothing owed.
   */
  'order-money': sql`
    select placed.guid::text as subject, format('%s: owed %s, refunds under way %s', status, owed.amount, back.amount) as detail
    from customer_order placed
    join lateral (select sum(amount)::bigint as amount from ledger_entry where order_guid = placed.guid) owed
      on owed.amount is not null
    cross join lateral (select coalesce(sum(amount), 0)::bigint as amount from refund
        where order_guid = placed.guid and state <> 'succeeded') back
    cross join lateral (select coalesce(sum(amount), 0)::bigint as amount from order_return
        where order_guid = placed.guid and state = 'approved' and refunded_at is null
          and not exists (select from refund where document_id = order_return.guid::text)) desk
    where owed.amount + back.amount + desk.amount < 0 or (status = 'cancelled' and owed.amount + back.amount <> 0)`,
  /** Money that came by the acquirer stands in the ledger, once. */
  'ledger-payments': sql`
    select coalesce(posted.id, payment.guid::text) as subject,
      format('payment %s %s, ledger %s', state, coalesce(received_amount, payment.amount), posted.amount) as detail
    from (select document_id as id, -amount as amount from ledger_entry
        where document_kind = 'payment' and kind = 'payment') posted
    full join (select * from payment where state = 'succeeded') payment on payment.guid::text = posted.id
    where posted.amount is distinct from coalesce(received_amount, payment.amount)`,
  /** Money that went back by the acquirer stands in the ledger, once, and is no more than what came. */
  'ledger-refunds': sql`
    select coalesce(posted.id, refund.guid::text) as subject, format('refund %s, ledger %s', refund.amount, posted.amount) as detail
    from (select document_id as id, amount from ledger_entry where document_kind = 'refund' and kind = 'refund') posted
    full join (select * from refund where state = 'succeeded') refund on refund.guid::text = posted.id
    where posted.amount is distinct from refund.amount
    union all
    select payment.guid::text, format('received %s, to give back %s', coalesce(received_amount, payment.amount), back.amount)
    from payment
    join lateral (select sum(amount) as amount from refund where payment_guid = payment.guid and state <> 'failed') back
      on back.amount > coalesce(received_amount, payment.amount)`,
} as const

export const MONEY_CHECKS = Object.keys(CHECKS) as MoneyCheck[]

/** What a check finds, at most a hundred of it. */
export async function selectDifferences(db: Queryable, check: MoneyCheck): Promise<Difference[]> {
  const { rows } = await sql<{ subject: string; detail: string }>`
    select subject, detail from (${CHECKS[check]}) difference limit ${MAX_NAMED}`.execute(db)
  return rows.map((row) => ({ check, ...row }))
}
