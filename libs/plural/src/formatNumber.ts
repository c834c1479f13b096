const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'

/**
 * Number in Russian notation: no-break space as the thousands separator, decimal comma, U+2212 as the minus. Does not
 * use Intl, so that server and browser agree regardless of their ICU data.
 *
 * @param fractionDigits digits after the comma; 0 by default
 * @throws RangeError when the value is not finite
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  if (!Number.isFinite(value)) throw new RangeError(`Only a finite number can be shown, got ${value}`)
  // Fast path for counts: a listing has two hundred of them.
  if (fractionDigits === 0 && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  const [whole = '', fraction] = Math.abs(value).toFixed(fractionDigits).split('.')
  let grouped = whole
  for (let at = whole.length - 3; at > 0; at -= 3) grouped = grouped.slice(0, at) + NO_BREAK_SPACE + grouped.slice(at)
  const digits = fraction ? `${grouped},${fraction}` : grouped
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits
}
