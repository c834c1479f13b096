/** Faults of a new password: `symbols` (other than Latin letters, digits, special symbols), `length` (not 6…50). */
export type PasswordFault = 'empty' | 'symbols' | 'length'

const MIN_LENGTH = 6

/** Maximum length. */
export const PASSWORD_MAX = 50

/** Printable ASCII except the space. */
const ALLOWED = /^[!-~]+$/

/** Fault of a new password, not trimmed; null when valid. Source: specification 001 §5. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'empty'
  if (!ALLOWED.test(password)) return 'symbols'
  return password.length >= MIN_LENGTH && password.length <= PASSWORD_MAX ? null : 'length'
}

/** Whether a text is a valid password. */
export const isPassword = (password: string): boolean => passwordFault(password) === null
