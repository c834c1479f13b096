import { formatNumber } from '@verstak/plural/formatNumber'
import { maximumDiscountLabel, rubleSign } from './money.texts.ts'

const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'
const KOPECKS_IN_RUBLE = 100

/**
 * Amount in rubles with the sign: `12 490 ₽`, `99,50 ₽`, `−2 800 ₽`; all spaces are no-break ones.
 * Kopecks are shown only when there are any.
 *
 * @param kopecks whole number of kopecks, may be negative
 * @throws RangeError when it is not a whole number
 */
export function formatPrice(kopecks: number): string {
  assertKopecks(kopecks)
  const fractionDigits = kopecks % KOPECKS_IN_RUBLE === 0 ? 0 : 2
  return `${formatNumber(kopecks / KOPECKS_IN_RUBLE, fractionDigits)}${NO_BREAK_SPACE}${rubleSign}`
}

/**
 * Discount in percent, rounded to an integer (WIDGET-036); below 100 unless the current price is 0. 0 when the price
 * fell by less than half a percent, rose, or the old price is 0.
 *
 * @throws RangeError when an amount is not a whole number of kopecks
 */
export function discountPercent(oldKopecks: number, currentKopecks: number): number {
  assertKopecks(oldKopecks)
  assertKopecks(currentKopecks)
  if (oldKopecks <= 0 || currentKopecks >= oldKopecks) return 0
  const percent = Math.round(((oldKopecks - currentKopecks) * 100) / oldKopecks)
  return currentKopecks > 0 ? Math.min(percent, 99) : percent
}

/** Discount for a nameplate: `−18 %`; null when it is under half a percent. */
export function formatDiscountPercent(oldKopecks: number, currentKopecks: number): string | null {
  const percent = discountPercent(oldKopecks, currentKopecks)
  return percent > 0 ? `${MINUS}${percent}${NO_BREAK_SPACE}%` : null
}

/** The largest discount of several products, or of several prices of one: `до -18%`; null as above. */
export function formatMaximumDiscount(oldKopecks: number, currentKopecks: number): string | null {
  const percent = discountPercent(oldKopecks, currentKopecks)
  return percent > 0 ? maximumDiscountLabel(percent) : null
}

/** Sum of amounts in kopecks; 0 for none. @throws RangeError when one of them is not a whole number */
export function sumKopecks(amounts: Iterable<number>): number {
  let sum = 0
  for (const kopecks of amounts) {
    assertKopecks(kopecks)
    sum += kopecks
  }
  return sum
}

function assertKopecks(kopecks: number): void {
  if (!Number.isSafeInteger(kopecks)) throw new RangeError(`Money is whole kopecks, got ${kopecks}`)
}
