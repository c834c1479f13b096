/** Per cent of VAT; null = without VAT. 22 is the standard rate since 2026, 20 that before. */
export type VatRate = 22 | 20 | 10 | null

/** The standard rate is 22 % from this moment on, the first of January in Moscow. */
const STANDARD_IS_22_FROM = Date.UTC(2025, 11, 31, 21)

/** How goods are taxed; which rate that is depends on the day. */
export type VatKind = 'standard' | 'reduced' | 'none'

/** The rate of goods or of a service that is sold at a moment. */
export function vatRateAt(kind: VatKind, at: Date): VatRate {
  if (kind === 'none') return null
  if (kind === 'reduced') return 10
  return at.getTime() >= STANDARD_IS_22_FROM ? 22 : 20
}

/**
 * The VAT that a sum holds, whole kopecks, half a kopeck rounded up; 0 without VAT.
 *
 * @param sumKopecks whole kopecks ≥ 0, with the VAT
 */
export function vatOf(sumKopecks: number, rate: VatRate): number {
  if (rate === null) return 0
  // The product of two large numbers passes 2^53.
  const parts = BigInt(100 + rate)
  return Number((2n * BigInt(sumKopecks) * BigInt(rate) + parts) / (2n * parts))
}
