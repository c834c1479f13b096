import type { VatRate } from '@verstak/price/vat'
import { vatOf, vatRateAt } from '@verstak/price/vat'
import type { Queryable } from '../db/openDatabase.ts'
import { shopDay } from '../order/days.ts'
import { insertInvoice, nextInvoiceNumber, selectInvoiced, selectSeller } from './invoice.sql.ts'
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from './invoiceDocument.ts'
import { invoiceTexts } from './invoice.texts.ts'

/**
 * Makes the invoice of an order that was just written, in its transaction. The number is the next one: it is taken last
 * and locked until the commit, so that an order that fails leaves no gap.
 */
export async function createInvoice(
  db: Queryable,
  orderGuid: string,
  { buyer, now }: { buyer: InvoiceParty; now: Date },
): Promise<void> {
  const { order, lines } = await selectInvoiced(db, orderGuid)
  const delivery: InvoiceLine[] =
    order.delivery_price > 0
      ? [serviceLine(invoiceTexts.delivery, order.delivery_price, vatRateAt('standard', now))]
      : []
  const all = [...lines.map(goodsLine), ...delivery]
  const { name, inn, kpp } = buyer
  const seller = await selectSeller(db)
  const document: InvoiceDocument = {
    number: await nextInvoiceNumber(db),
    orderNumber: order.number,
    date: shopDay(now),
    dueDate: shopDay(order.payment_due_at ?? now),
    seller,
    buyer: { name, inn, kpp },
    lines: all,
    sum: order.sum,
    vat: all.reduce((total, { vat }) => total + vat, 0),
  }
  await insertInvoice(db, orderGuid, document, now)
}

interface GoodsRow {
  name: string
  sku: string
  quantity: number
  price: number
  discount: number
  vat_rate: VatRate
}

function goodsLine({ name, sku, quantity, price, discount, vat_rate: vatRate }: GoodsRow): InvoiceLine {
  const sum = price * quantity - discount
  return { name, sku, quantity, unit: invoiceTexts.piece, price, sum, vatRate, vat: vatOf(sum, vatRate) }
}

const serviceLine = (name: string, sum: number, vatRate: VatRate): InvoiceLine => ({
  ...{ name, sku: '', quantity: 1, unit: invoiceTexts.service, price: sum, sum, vatRate },
  vat: vatOf(sum, vatRate),
})
