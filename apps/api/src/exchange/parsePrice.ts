import { RUBLE_SIGN } from './words.data.ts'
import { parseNumber } from './parseNumber.ts'
import { HIGHEST_PRICE } from './records.ts'

/**
 * Kopecks of a price in rubles; null for none: an empty text or zero.
 * @returns 'bad' for what is no price: words, less than nothing, more than the shop can count
 */
export function parsePrice(text: string, rate = 1): number | null | 'bad' {
  const bare = text.trim().replace(RUBLE_SIGN, '').trim()
  if (bare === '') return text.trim() === '' ? null : 'bad'
  const rubles = parseNumber(bare)
  if (rubles === null || rubles < 0) return 'bad'
  const kopecks = Math.round(rubles * rate * 100)
  if (kopecks > HIGHEST_PRICE) return 'bad'
  return kopecks === 0 ? null : kopecks
}
