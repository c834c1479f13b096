/** What can be wrong with a number of a fixed count of digits. */
export type DigitsFault = 'empty' | 'digits' | 'length'

/** Fault of a text that must be digits, as many as one of the lengths; null when it is. Spaces around do not matter. */
export function digitsFault(text: string, ...lengths: readonly number[]): DigitsFault | null {
  const digits = text.trim()
  if (digits === '') return 'empty'
  if (!/^\d+$/.test(digits)) return 'digits'
  return lengths.includes(digits.length) ? null : 'length'
}

/** Sum of digits by their weights; digits without a weight do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}
