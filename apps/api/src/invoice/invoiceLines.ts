import type { VatRate } from '@verstak/price/vat'
import { vatOf, vatRateAt } from '@verstak/price/vat'
import type { InvoiceLine } from './invoiceDocument.ts'
import { invoiceTexts } from './invoice.texts.ts'

/** A line of an order as it was placed. Sums in kopecks. */
export interface OrderedGoods {
  name: string
  sku: string
  quantity: number
  price: number
  /** On the whole line. */
  discount: number
  vat_rate: VatRate
}

/**
 * Lines of an order's papers: its goods, and its delivery where that costs something. Sums with their VAT; they add up to
 * the sum of the order.
 *
 * @param placedAt whose rates apply to the delivery
 */
export function invoiceLinesOf(
  goods: readonly OrderedGoods[],
  { deliveryPrice, placedAt }: { deliveryPrice: number; placedAt: Date },
): InvoiceLine[] {
  const delivery =
    deliveryPrice > 0 ? [serviceLine(invoiceTexts.delivery, deliveryPrice, vatRateAt('standard', placedAt))] : []
  return [...goods.map(goodsLine), ...delivery]
}

function goodsLine({ name, sku, quantity, price, discount, vat_rate: vatRate }: OrderedGoods): InvoiceLine {
  const sum = price * quantity - discount
  return { name, sku, quantity, unit: invoiceTexts.piece, price, sum, vatRate, vat: vatOf(sum, vatRate) }
}

const serviceLine = (name: string, sum: number, vatRate: VatRate): InvoiceLine => ({
  ...{ name, sku: '', quantity: 1, unit: invoiceTexts.service, price: sum, sum, vatRate },
  vat: vatOf(sum, vatRate),
})
