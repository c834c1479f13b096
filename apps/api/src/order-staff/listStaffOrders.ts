import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listReturns as returns, listStaffOrders as endpoint } from '@verstak/contracts/orderStaff'
import { selectReturnPage } from '../order-return/orderReturn.sql.ts'
import { viewReturns } from '../order-return/viewReturn.ts'
import type { Services } from '../services.ts'
import { selectOrderPage } from './staffOrder.sql.ts'

const PAGE_SIZE = 50
const sliceOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** Orders as staff finds them, the newest first. */
export async function listStaffOrders(
  { db }: Pick<Services, 'db'>,
  { page, ...filter }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { total, rows } = await selectOrderPage(db, filter, sliceOf(page))
  const orders = rows.map((row) => ({
    guid: row.guid,
    number: String(row.number),
    createdAt: row.created_at.toISOString(),
    status: row.status,
    contactName: row.contact_name,
    phone: row.phone,
    organizationId: row.organization_id,
    payment: row.payment,
    paymentDueAt: row.payment_due_at?.toISOString() ?? null,
    deliveryType: row.delivery_type,
    deliveryDate: row.delivery_date,
    sum: row.sum,
    returnRequests: row.return_requests,
  }))
  return { orders, total, pageSize: PAGE_SIZE }
}

/** Requests of returns, those whose money is due first. */
export async function listReturns(
  { db }: Pick<Services, 'db'>,
  { state, page }: EndpointQuery<typeof returns>,
): Promise<EndpointResponse<typeof returns>> {
  const { total, rows } = await selectReturnPage(db, state, sliceOf(page))
  const views = await viewReturns(db, rows)
  const named = views.map((view, place) => ({
    ...view,
    orderGuid: rows[place]!.order_guid,
    orderNumber: String(rows[place]!.number),
  }))
  return { returns: named, total, pageSize: PAGE_SIZE }
}
