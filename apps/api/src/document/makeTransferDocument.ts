import type { OrderState } from '@verstak/contracts/order'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { selectSeller } from '../invoice/invoice.sql.ts'
import { invoiceLinesOf } from '../invoice/invoiceLines.ts'
import { shopDay } from '../order/days.ts'
import {
  hasTransferDocument,
  insertTransferDocument,
  nextTransferNumber,
  selectBuyer,
  selectTransferred,
} from './document.sql.ts'
import type { TransferDocument } from './transferDocument.ts'
import { transferLinesOf } from './transferLines.ts'

/**
 * Makes the transfer document of a company's order as its goods leave the shop, in the caller's transaction and under the
 * order's lock: when a courier or a transport company takes them, else when they are handed over. An order has one; persons
 * have receipts instead. The number is taken last and locked until the commit: a change that fails leaves no gap.
 */
export async function makeTransferDocument(
  transaction: Queryable,
  order: OrderRow,
  { to, at }: { to: OrderState; at: Date },
): Promise<void> {
  const { guid, organization_id: organizationId } = order
  if (organizationId === null || !isLeaving(order, to) || (await hasTransferDocument(transaction, guid))) return
  const { lines: goods, invoice } = await selectTransferred(transaction, guid)
  const { name, inn, kpp, legal_address: address } = await selectBuyer(transaction, organizationId)
  const seller = await selectSeller(transaction)
  const lines = invoiceLinesOf(goods, { deliveryPrice: order.delivery_price, placedAt: order.created_at })
  const date = shopDay(at)
  const year = Number(date.slice(0, 4))
  const document: TransferDocument = {
    number: await nextTransferNumber(transaction, year),
    date,
    orderNumber: order.number,
    orderDate: shopDay(order.created_at),
    invoice: invoice && { number: invoice.number, date: invoice.date },
    seller,
    buyer: { name, inn, kpp, address },
    consignee: order.delivery_type === 'pickup' ? null : order.address,
    ...transferLinesOf(lines),
  }
  await insertTransferDocument(transaction, guid, { document, year, at })
}

const isLeaving = ({ delivery_type: type }: Pick<OrderRow, 'delivery_type'>, to: OrderState) =>
  to === 'handed-over' || (to === 'on-the-way' && type !== 'pickup')
