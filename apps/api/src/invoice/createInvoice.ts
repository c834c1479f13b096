import type { Queryable } from '../db/openDatabase.ts'
import { shopDay } from '../order/days.ts'
import { insertInvoice, nextInvoiceNumber, selectInvoiced, selectSeller } from './invoice.sql.ts'
import type { InvoiceDocument, InvoiceParty } from './invoiceDocument.ts'
import { invoiceLinesOf } from './invoiceLines.ts'

/**
 * Makes the invoice of an order that was just written, in its transaction. The number is the next one: it is taken last
 * and locked until the commit, so that an order that fails leaves no gap.
 */
export async function createInvoice(
  db: Queryable,
  orderGuid: string,
  { buyer, now }: { buyer: InvoiceParty; now: Date },
): Promise<void> {
  const { order, lines: goods } = await selectInvoiced(db, orderGuid)
  const lines = invoiceLinesOf(goods, { deliveryPrice: order.delivery_price, placedAt: now })
  const { name, inn, kpp } = buyer
  const seller = await selectSeller(db)
  const document: InvoiceDocument = {
    number: await nextInvoiceNumber(db),
    orderNumber: order.number,
    date: shopDay(now),
    dueDate: shopDay(order.payment_due_at ?? now),
    seller,
    buyer: { name, inn, kpp },
    lines,
    sum: order.sum,
    vat: lines.reduce((total, { vat }) => total + vat, 0),
  }
  await insertInvoice(db, orderGuid, document, now)
}
