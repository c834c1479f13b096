/** What is wrong with a new password: `symbols` (other than Latin letters, digits, special symbols), `length` (not 6…50). */
export type PasswordFault = 'empty' | 'symbols' | 'length'

const MIN_LENGTH = 6

/** Longest password. */
export const PASSWORD_MAX = 50

/** Printable ASCII; a space is no symbol that one sees. */
const ALLOWED = /^[!-~]+$/

/** Fault of a new password, every character of which counts; null when it is right. Source: specification 001 §5. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'empty'
  if (!ALLOWED.test(password)) return 'symbols'
  return password.length >= MIN_LENGTH && password.length <= PASSWORD_MAX ? null : 'length'
}

/** Whether a text may be a password. */
export const isPassword = (password: string): boolean => passwordFault(password) === null
