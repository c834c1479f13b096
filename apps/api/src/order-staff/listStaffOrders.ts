import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { listStaffOrders as listEndpoint, type listReturns as returns } from '@verstak/contracts/orderStaff'
import { csvOf } from '../favorites/csvOf.ts'
import { parseInput } from '../http/parseInput.ts'
import type { OwnFile } from '../http/createBinder.ts'
import { shopDay } from '../order/days.ts'
import { selectReturnPage } from '../order-return/orderReturn.sql.ts'
import { viewReturns } from '../order-return/viewReturn.ts'
import type { Services } from '../services.ts'
import { staffTexts } from './orderStaff.texts.ts'
import { selectOrderPage, type StaffOrderListRow } from './staffOrder.sql.ts'

const PAGE_SIZE = 50
/** Rows of a spreadsheet; older ones are had by dates. */
const MOST_ROWS = 20_000
const sliceOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** Orders as staff finds them, the newest first. */
export async function listStaffOrders(
  { db }: Pick<Services, 'db'>,
  { page, ...filter }: EndpointQuery<typeof listEndpoint>,
): Promise<EndpointResponse<typeof listEndpoint>> {
  const { total, rows, counts } = await selectOrderPage(db, filter, sliceOf(page))
  return { orders: rows.map(viewRow), total, counts, pageSize: PAGE_SIZE }
}

const viewRow = (row: StaffOrderListRow) => ({
  guid: row.guid,
  number: String(row.number),
  createdAt: row.created_at.toISOString(),
  status: row.status,
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

/** The same list as a table for spreadsheets. @throws DomainError `invalid-input` */
export async function staffOrdersCsv({ db }: Pick<Services, 'db'>, query: URLSearchParams): Promise<OwnFile> {
  const { page: _, ...filter } = parseInput(listEndpoint, Object.fromEntries(query), undefined).query
  const { rows } = await selectOrderPage(db, filter, { limit: MOST_ROWS, offset: 0 })
  const lines = rows.map((row) => [
    String(row.number),
    shopDay(row.created_at),
    row.status,
    row.contact_name,
    row.company_name ?? '',
    row.company_inn ?? '',
    row.phone,
    row.payment,
    row.delivery_type,
    row.delivery_date,
    row.address,
    String(row.line_count),
    (row.sum / 100).toFixed(2).replace('.', ','),
  ])
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: staffTexts.csvFile,
    bytes: csvOf([[...staffTexts.csvColumns], ...lines]),
  }
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
