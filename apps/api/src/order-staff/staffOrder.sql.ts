import type { StaffOrderFilter } from '@verstak/contracts/orderStaff'
import type { OrderState } from '@verstak/contracts/order'
import { sql, type RawBuilder } from 'kysely'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { dayStart } from '../order/days.ts'

const PHONE_LENGTH = 10
const FEWEST_DIGITS = 4

export interface StaffOrderListRow extends OrderRow {
  return_requests: number
  line_count: number
  company_name: string | null
  company_inn: string | null
  assembler_first_name: string | null
  assembler_last_name: string | null
  assembler_email: string | null
  assembler_phone: string | null
}

/** Orders, the newest first, how many fit the filter, and how many there are in each state under its other conditions. */
export async function selectOrderPage(
  db: Queryable,
  { status, ...filter }: StaffOrderFilter,
  { limit, offset, userId }: { limit: number; offset: number; userId: number },
) {
  const fitting = sql`from customer_order o left join organization c on c.id = o.organization_id
    left join shop_user a on a.id = o.assembler_id
    where ${sql.join(conditionsOf(filter, userId), sql` and `)}`
  const ofState = status === undefined ? sql`true` : sql`o.status = ${status}`
  const { rows: states } = await sql<{ status: OrderState; count: number }>`
    select o.status, count(*)::int as count ${fitting} group by o.status`.execute(db)
  const { rows } = await sql<StaffOrderListRow>`
    select o.*, c.name as company_name, c.inn as company_inn, a.first_name as assembler_first_name,
      a.last_name as assembler_last_name, a.email as assembler_email, a.phone as assembler_phone,
      (select count(*)::int from order_return request
        where request.order_guid = o.guid and request.state = 'requested') as return_requests,
      (select count(*)::int from order_line line where line.order_guid = o.guid) as line_count
    ${fitting} and ${ofState} order by o.number desc limit ${limit} offset ${offset}`.execute(db)
  const counts = Object.fromEntries(states.map((row) => [row.status, row.count]))
  const total = status === undefined ? states.reduce((sum, { count }) => sum + count, 0) : (counts[status] ?? 0)
  return { total, rows, counts }
}

function conditionsOf(
  { search, phone, number, delivery, payment, assembler, from, to }: Omit<StaffOrderFilter, 'status'>,
  userId: number,
) {
  return [
    sql`true`,
    ...(number === undefined ? [] : [sql`o.number = ${Number(number)}`]),
    ...(phone === undefined ? [] : [phoneEnds(phone)]),
    ...(delivery === undefined ? [] : [sql`o.delivery_type = ${delivery}`]),
    ...(payment === undefined ? [] : [sql`o.payment = ${payment}`]),
    ...(assembler === undefined ? [] : [assembler === 'me' ? sql`o.assembler_id = ${userId}` : IS_FREE]),
    ...(from === undefined ? [] : [sql`o.created_at >= ${dayStart(from)}`]),
    ...(to === undefined ? [] : [sql`o.created_at < ${dayStart(to, 1)}`]),
    ...(search === undefined || search === '' ? [] : [isFound(search)]),
  ]
}

/** It is assembled, by nobody. */
const IS_FREE = sql`o.assembler_id is null and o.status = 'assembling'`

/** A whole number is found by the index. */
const phoneEnds = (digits: string): RawBuilder<unknown> =>
  digits.length === PHONE_LENGTH ? sql`o.phone = ${digits}` : sql`o.phone like ${`%${digits}`}`

function isFound(search: string): RawBuilder<unknown> {
  const digits = search.replaceAll(/[\s()+-]/g, '')
  if (!/^\d+$/.test(digits)) {
    const words = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql`(o.contact_name ilike ${words} or c.name ilike ${words})`
  }
  const ends = digits.length >= FEWEST_DIGITS ? phoneEnds(digits.slice(-PHONE_LENGTH)) : sql`false`
  const number = Number(digits)
  return sql`(${Number.isSafeInteger(number) ? sql`o.number = ${number}` : sql`false`} or c.inn = ${digits} or ${ends})`
}

/** Who puts an order together. */
export const updateAssembler = (db: Queryable, guid: string, userId: number | null) =>
  db.updateTable('customer_order').set({ assembler_id: userId }).where('guid', '=', guid).execute()

/** Number and state of an order. */
export const findOrderState = (db: Queryable, guid: string) =>
  db
    .selectFrom('customer_order')
    .select(['guid', 'number', 'status', 'assembler_id'])
    .where('guid', '=', guid)
    .executeTakeFirst()

/** Papers of an order. */
export async function selectPapers(db: Queryable, orderGuid: string) {
  const { rows } = await sql<{ kind: 'invoice' | 'transfer'; number: number; made_at: Date }>`
    select 'invoice' as kind, number, created_at as made_at from invoice where order_guid = ${orderGuid}
    union all select kind, number, made_at from order_document where order_guid = ${orderGuid}
    order by made_at, kind`.execute(db)
  return rows
}

/** Orders that were placed with a phone and not cancelled. */
export async function countOrdersOf(db: Queryable, phone: string): Promise<{ orders: number; sum: number }> {
  const { rows } = await sql<{ orders: number; sum: number }>`
    select count(*)::int as orders, coalesce(sum(sum), 0)::float8 as sum from customer_order
    where phone = ${phone} and status <> 'cancelled'`.execute(db)
  return rows[0]!
}

/** Names of users by id. */
export async function selectNames(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('shop_user')
    .select(['id', 'first_name', 'last_name', 'email', 'phone'])
    .where('id', 'in', [...ids])
    .execute()
}
