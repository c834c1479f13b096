const SPACES = /[\s\u00a0\u202f\u2009']/g
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i
/** Thousands between commas or points: 1,234.50 and 1.234,50. */
const COMMA_THOUSANDS = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/
const POINT_THOUSANDS = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/

/** A number as people and programs write them: «1 234,50», «1,234.50», «12.5». @returns null for anything else */
export function parseNumber(text: string): number | null {
  const dense = text.replaceAll(SPACES, '').replace(/^[−–]/, '-')
  const plain = COMMA_THOUSANDS.test(dense)
    ? dense.replaceAll(',', '')
    : POINT_THOUSANDS.test(dense)
      ? dense.replaceAll('.', '').replace(',', '.')
      : dense.replace(',', '.')
  if (!NUMBER.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}
