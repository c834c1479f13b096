import type { DeliveryType, OrderState, PaymentType } from '@verstak/contracts/order'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { fittingOrders, type OrderFilter, type OrderScope } from './orderScope.sql.ts'

/** Orders of a state, by who buys. */
export interface StateCount {
  /** Null: the user as a person. */
  organization_id: number | null
  status: OrderState
  count: number
}

export async function countByState(db: Queryable, scope: OrderScope): Promise<StateCount[]> {
  const { userId, whole, own } = scope
  const { rows } = await sql<StateCount>`
    select organization_id, status, count(*)::int as count from customer_order
    where organization_id = any(${whole}::int[]) group by 1, 2
    union all
    select organization_id, status, count(*)::int from customer_order
    where user_id = ${userId} and (organization_id is null or organization_id = any(${own}::int[])) group by 1, 2
  `.execute(db)
  return rows
}

export async function countFitting(db: Queryable, scope: OrderScope, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${fittingOrders(scope, filter, null)} fitting`.execute(db)
  return rows[0]!.count
}

/** A row of the list. Money in kopecks. */
export interface UserOrderRow {
  guid: string
  number: number
  created_at: Date
  status: OrderState
  contact_name: string
  organization_id: number | null
  organization_name: string | null
  delivery_type: DeliveryType
  address: string
  delivery_date: string
  /** `18:00`; null: any time. */
  starts_at: string | null
  ends_at: string | null
  payment: PaymentType
  payment_due_at: Date | null
  deferred_until: string | null
  sum: number
  time_zone: string
  pictures: { picture: string; name: string }[]
  line_count: number
}

const PICTURES = 4

/** The newest first. */
export async function selectUserOrders(
  db: Queryable,
  scope: OrderScope,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<UserOrderRow[]> {
  const { rows } = await sql<UserOrderRow>`
    with fitting as (
      select guid, number from ${fittingOrders(scope, filter, limit + offset)} fitting
      order by number desc limit ${limit} offset ${offset}
    )
    select o.guid, o.number, o.created_at, o.status, o.contact_name, o.organization_id, company.name as organization_name,
      o.delivery_type, o.address, o.delivery_date::text, to_char(way.starts_at, 'HH24:MI') as starts_at,
      to_char(way.ends_at, 'HH24:MI') as ends_at, o.payment, o.payment_due_at, o.deferred_until::text, o.sum,
      region.time_zone, coalesce(lines.pictures, '[]') as pictures, coalesce(lines.line_count, 0)::int as line_count
    from fitting
    join customer_order o on o.guid = fitting.guid
    join region on region.id = o.region_id
    left join organization company on company.id = o.organization_id
    left join order_delivery way on way.order_guid = o.guid
    left join lateral (
      select count(*) as line_count,
        jsonb_agg(jsonb_build_object('picture', product.picture, 'name', line.name) order by line.position)
          filter (where line.position < ${PICTURES}) as pictures
      from order_line line join product on product.id = line.product_id where line.order_guid = o.guid
    ) lines on true
    order by o.number desc`.execute(db)
  return rows
}

/** What the page of an order shows besides the order itself. */
export async function selectOrderExtras(db: Queryable, orderGuid: string) {
  const { rows } = await sql<OrderExtras>`
    select company.inn, company.kpp, company.name as organization_name, o.deferred_until::text,
      invoice.number as invoice_number, office.name as point_name, office.working_time
    from customer_order o
    left join organization company on company.id = o.organization_id
    left join invoice on invoice.order_guid = o.guid
    left join office on office.id = o.office_id
    where o.guid = ${orderGuid}`.execute(db)
  return rows[0]!
}

interface OrderExtras {
  /** Of the organization; null: a person buys. */
  inn: string | null
  kpp: string | null
  organization_name: string | null
  deferred_until: string | null
  invoice_number: number | null
  /** Of the office where it is fetched. */
  point_name: string | null
  working_time: string | null
}

/** Lines with their tax, and whether their products are sold still. Kopecks. */
export const selectTaxedLines = (db: Queryable, orderGuid: string) =>
  db
    .selectFrom('order_line as line')
    .innerJoin('product', 'product.id', 'line.product_id')
    .select(['line.position', 'line.price', 'line.quantity', 'line.discount', 'line.vat_rate', 'product.is_active'])
    .where('order_guid', '=', orderGuid)
    .orderBy('line.position')
    .execute()
