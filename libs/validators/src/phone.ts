/**
 * What is wrong with a telephone number: `short` and `long` (not 11 digits), `firstDigit` (not +7, 7 or 8),
 * `codeFirstDigit` (not 3, 4, 8, 9), `invalid` (a letter, a stray sign, more than 7 equal digits in a row).
 */
export type PhoneFault = 'empty' | 'short' | 'long' | 'firstDigit' | 'codeFirstDigit' | 'invalid'

const DIGITS = 11

/**
 * Faults of a Russian telephone number with its country code or trunk prefix, in spaces, brackets and hyphens or
 * without; none when it is right. Source: specification 001 §5.
 */
export function phoneFaults(text: string): PhoneFault[] {
  const compact = text.replace(/[\s()-]/g, '')
  if (compact === '' || compact === '+') return ['empty']
  if (!/^\+?\d+$/.test(compact)) return ['invalid']
  const digits = compact.replace('+', '')
  const faults: PhoneFault[] = []
  const hasRightStart = /^(\+?7|8)/.test(compact)
  if (!hasRightStart) faults.push('firstDigit')
  if (digits.length < DIGITS) faults.push('short')
  if (digits.length > DIGITS) faults.push('long')
  // Behind a wrong first digit nobody knows where the code begins.
  if (hasRightStart && /^.[^3489]/.test(digits)) faults.push('codeFirstDigit')
  if (faults.length === 0 && /(\d)\1{7}/.test(digits)) faults.push('invalid')
  return faults
}
