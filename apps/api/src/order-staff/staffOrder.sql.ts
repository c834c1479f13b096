import type { OrderState } from '@verstak/contracts/order'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

export interface OrderFilter {
  status?: OrderState | undefined
  /** Last digits. */
  phone?: string | undefined
  number?: string | undefined
}

const PHONE_LENGTH = 10

/** Orders, the newest first, and how many fit the filter. */
export async function selectOrderPage(
  db: Queryable,
  { status, phone, number }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  let fitting = db.selectFrom('customer_order')
  if (status !== undefined) fitting = fitting.where('status', '=', status)
  if (number !== undefined) fitting = fitting.where('number', '=', Number(number))
  // A whole number is found by the index.
  if (phone?.length === PHONE_LENGTH) fitting = fitting.where('phone', '=', phone)
  else if (phone !== undefined) fitting = fitting.where('phone', 'like', `%${phone}`)
  const { total } = await fitting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await fitting
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from order_return request
        where request.order_guid = customer_order.guid and request.state = 'requested')`.as('return_requests'),
    )
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}
