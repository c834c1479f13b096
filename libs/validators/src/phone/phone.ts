/**
 * Faults of a telephone number: `short` and `long` (not 11 digits), `firstDigit` (not +7, 7 or 8), `codeFirstDigit`
 * (not 3, 4, 8, 9), `invalid` (a letter, an unexpected sign, more than 7 equal digits in a row).
 */
export type PhoneFault = 'empty' | 'short' | 'long' | 'firstDigit' | 'codeFirstDigit' | 'invalid'

/** Options of the number check. */
export interface PhoneOptions {
  /** 4950000000 is `invalid`: people enter it when they do not want to give their number. */
  isDummyRefused?: boolean
}

const DIGITS = 11
const DUMMY = /^[78]4950000000$/

/**
 * Faults of a Russian telephone number with its country code or trunk prefix; spaces, brackets and hyphens are
 * allowed. None when valid. Source: specification 001 §5, and 000 §5 for the dummy number.
 */
export function phoneFaults(text: string, { isDummyRefused = false }: PhoneOptions = {}): PhoneFault[] {
  const compact = compactOf(text)
  if (compact === '' || compact === '+') return ['empty']
  if (!/^\+?\d+$/.test(compact)) return ['invalid']
  const digits = compact.replace('+', '')
  const faults: PhoneFault[] = []
  const hasRightStart = /^(\+?7|8)/.test(compact)
  if (!hasRightStart) faults.push('firstDigit')
  if (digits.length < DIGITS) faults.push('short')
  if (digits.length > DIGITS) faults.push('long')
  // With a wrong first digit the start of the area code is unknown.
  if (hasRightStart && /^.[^3489]/.test(digits)) faults.push('codeFirstDigit')
  const isMadeUp = /(\d)\1{7}/.test(digits) || (isDummyRefused && DUMMY.test(digits))
  if (faults.length === 0 && isMadeUp) faults.push('invalid')
  return faults
}

/** Whether a text is a telephone number. */
export const isPhone = (text: string, options?: PhoneOptions): boolean => phoneFaults(text, options).length === 0

/** Whether it is a mobile number, which can receive text messages: its code begins with 9. */
export const isMobilePhone = (text: string): boolean => isPhone(text) && codeOf(text).startsWith('9')

/** Whether it is a landline number: its code begins with 3, 4 or 8 (FEEDBACK-014). */
export const isLandlinePhone = (text: string): boolean => isPhone(text) && /^[348]/.test(codeOf(text))

const compactOf = (text: string) => text.replace(/[\s()-]/g, '')

/** Digits after the country code or trunk prefix of a valid number. */
const codeOf = (text: string) => compactOf(text).replace(/^\+?./, '')
