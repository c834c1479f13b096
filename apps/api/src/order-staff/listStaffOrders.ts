import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listStaffOrders as listEndpoint, listReturns as returns } from '@verstak/contracts/orderStaff'
import { DELIVERY_NAMES, ORDER_STATE_NAMES, PAYMENT_NAMES } from '@verstak/contracts/staffWords.texts'
import { rublesOf, type StaffTable } from '../back-office/bindTable.ts'
import { selectReturnPage } from '../order-return/orderReturn.sql.ts'
import { viewReturns } from '../order-return/viewReturn.ts'
import type { Services } from '../services.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { staffTexts } from './orderStaff.texts.ts'
import { selectOrderPage, type StaffOrderListRow } from './staffOrder.sql.ts'

const PAGE_SIZE = 50
const sliceOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** Orders as staff finds them, the newest first. */
export async function listStaffOrders(
  { db }: Pick<Services, 'db'>,
  { page, ...filter }: EndpointQuery<typeof listEndpoint>,
  userId: number,
): Promise<EndpointResponse<typeof listEndpoint>> {
  const { total, rows, counts } = await selectOrderPage(db, filter, { ...sliceOf(page), userId })
  return { orders: rows.map(viewRow), total, counts, pageSize: PAGE_SIZE }
}

const assemblerOf = (row: StaffOrderListRow) =>
  displayNameOf({
    ...{ first_name: row.assembler_first_name, last_name: row.assembler_last_name },
    ...{ email: row.assembler_email, phone: row.assembler_phone },
  })

const viewRow = (row: StaffOrderListRow) => ({
  guid: row.guid,
  number: String(row.number),
  createdAt: row.created_at.toISOString(),
  status: row.status,
  assembler: row.assembler_id === null ? null : { userId: row.assembler_id, name: assemblerOf(row) },
  contactName: row.contact_name,
  phone: row.phone,
  organizationId: row.organization_id,
  company: row.company_name === null ? null : { name: row.company_name, inn: row.company_inn ?? '' },
  lineCount: row.line_count,
  payment: row.payment,
  paymentDueAt: row.payment_due_at?.toISOString() ?? null,
  deliveryType: row.delivery_type,
  deliveryDate: row.delivery_date,
  address: row.address,
  sum: row.sum,
  returnRequests: row.return_requests,
})

/** The same list as a table for spreadsheets. */
export const ordersTable: StaffTable<StaffOrderListRow> = {
  file: staffTexts.csvFile,
  headers: staffTexts.csvColumns,
  keyOf: ({ guid }) => guid,
  linesOf: (row) => [
    [
      ...[row.number, row.created_at, ORDER_STATE_NAMES[row.status]],
      ...[row.assembler_id === null ? null : assemblerOf(row), row.contact_name],
      ...[row.company_name, row.company_inn, row.phone],
      ...[PAYMENT_NAMES[row.payment], DELIVERY_NAMES[row.delivery_type]],
      ...[row.delivery_date, row.address, row.line_count, rublesOf(row.sum)],
    ],
  ],
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
