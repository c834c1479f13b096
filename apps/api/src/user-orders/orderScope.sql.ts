import type { OrderGroup } from '@verstak/contracts/userOrders'
import type { OrderState } from '@verstak/contracts/order'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { YE, YO } from './letters.data.ts'
import { ACTIVE_STATES } from '../order/orderTransitions.ts'

/** Whose orders a user may see; `isReaderOf` says the same of one order. */
export interface OrderScope {
  userId: number
  /** His orders as a person. */
  isPersonal: boolean
  /** Organizations all of whose orders he sees. */
  whole: number[]
  /** Organizations of whose orders he sees those that he placed. */
  own: number[]
}

/** All that a user may see. */
export async function selectScope(db: Queryable, userId: number): Promise<OrderScope> {
  const members = await db
    .selectFrom('organization_member')
    .select(['organization_id', 'role'])
    .where('user_id', '=', userId)
    .execute()
  const idsOf = (isPurchaser: boolean) =>
    members.filter(({ role }) => (role === 'purchaser') === isPurchaser).map(({ organization_id }) => organization_id)
  return { userId, isPersonal: true, whole: idsOf(false), own: idsOf(true) }
}

/** The part of a scope that is of one organization; of nobody's when that is none of the user's. @param id 0 = as a person */
export const scopeOf = (scope: OrderScope, id: number): OrderScope => ({
  userId: scope.userId,
  isPersonal: id === 0,
  whole: scope.whole.filter((one) => one === id),
  own: scope.own.filter((one) => one === id),
})

export const GROUP_STATES: Record<OrderGroup, readonly OrderState[]> = {
  active: ACTIVE_STATES,
  moving: ACTIVE_STATES.filter((state) => state !== 'awaiting-payment'),
  unpaid: ['awaiting-payment'],
  ready: ['ready'],
  done: ['handed-over', 'returned-in-part', 'returned'],
  cancelled: ['cancelled'],
}

export interface OrderFilter {
  /** '' = any. */
  search: string
  states: readonly OrderState[] | undefined
  /** ISO days in the zone of the order's region. */
  from: string | undefined
  to: string | undefined
}

const DAY_MARGIN = '1 day'
const SIGNS_OF_NUMBERS = /[№#\s\u00A0-]/g

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)
const folded = (text: string) => text.toLowerCase().replaceAll(YO, YE)

/** Condition on an order `o`. */
function fits({ search, states, from, to }: OrderFilter): RawBuilder<unknown> {
  const day = sql`(o.created_at at time zone (select time_zone from region where region.id = o.region_id))::date`
  const parts = [
    states && sql`o.status = any(${[...states]}::text[])`,
    // The first half of each is found by an index; zones differ by less than a day.
    from && sql`o.created_at >= ${from}::timestamptz - ${DAY_MARGIN}::interval and ${day} >= ${from}::date`,
    to && sql`o.created_at < ${to}::timestamptz + ${DAY_MARGIN}::interval * 2 and ${day} <= ${to}::date`,
    search && isFound(search),
  ].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** An order with this in its number, or with a product whose name has all the words or whose code it is. */
function isFound(search: string): RawBuilder<unknown> {
  const words = folded(search)
    .split(/\s+/)
    .map((word) => `%${escaped(word)}%`)
  const number = search.replace(SIGNS_OF_NUMBERS, '')
  const byNumber = /^\d+$/.test(number) ? sql`o.number::text like ${`%${number}%`}` : sql`false`
  // Not `exists`: PostgreSQL may answer that by reading the lines of all orders of the shop.
  return sql`(${byNumber} or coalesce((
    select true from order_line line where line.order_guid = o.guid
      and (line.sku = ${search.trim()} or replace(lower(line.name), ${YO}, ${YE}) like all(${words}::text[]))
    limit 1
  ), false))`
}

/**
 * Orders of a scope that fit, once each, as a subquery of `guid` and `number`. Each owner's are walked by his index, so
 * that the newest of many orders cost what those of a few do.
 * @param most of each owner; null = all
 */
export function fittingOrders(scope: OrderScope, filter: OrderFilter, most: number | null): RawBuilder<unknown> {
  const { userId, isPersonal, whole, own } = scope
  const head = most === null ? sql`` : sql`order by o.number desc limit ${most}`
  const condition = fits(filter)
  return sql`(
    select part.guid, part.number from unnest(${whole}::int[]) as company (id) cross join lateral (
      select o.guid, o.number from customer_order o where o.organization_id = company.id and ${condition} ${head}
    ) part
    union all
    (select o.guid, o.number from customer_order o
      where o.user_id = ${userId} and ${condition}
        and ((${isPersonal}::boolean and o.organization_id is null) or o.organization_id = any(${own}::int[])) ${head})
  )`
}
