/** Faults of a number with a fixed count of digits. */
export type DigitsFault = 'empty' | 'digits' | 'length'

/**
 * Fault of a text that must consist of digits, with one of the given lengths; null when valid. Ignores surrounding
 * spaces.
 */
export function digitsFault(text: string, ...lengths: readonly number[]): DigitsFault | null {
  const digits = text.trim()
  if (digits === '') return 'empty'
  if (!/^\d+$/.test(digits)) return 'digits'
  return lengths.includes(digits.length) ? null : 'length'
}

/** Weighted sum of digits; digits without a weight are ignored. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}
