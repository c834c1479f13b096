/** What a product's price contains: the standard rate of the day, the reduced one, or none. */
export type Vat = 'standard' | 'reduced' | 'none'

const MOSCOW_OFFSET_MS = 3 * 60 * 60 * 1000
/** From this day of Moscow on the standard rate is 22 per cent, before 20 (425-FZ of 28.11.2025). */
const STANDARD_22_SINCE = '2026-01-01'

/**
 * YooKassa's code of the VAT rate of a position: 1 none, 3 10 %, 4 20 %, 11 22 %. Of a prepayment the tax is a part of the
 * sum: 5 10/110, 6 20/120, 12 22/122 (tax code, article 164, point 4).
 * @param at time of the receipt
 */
export function vatCodeOf(vat: Vat, at: Date, isPrepayment: boolean): number {
  if (vat === 'none') return 1
  if (vat === 'reduced') return isPrepayment ? 5 : 3
  const day = new Date(at.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 10)
  if (day < STANDARD_22_SINCE) return isPrepayment ? 6 : 4
  return isPrepayment ? 12 : 11
}
