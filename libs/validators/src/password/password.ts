/** Faults of a new password: `symbols` (other than Latin letters, digits, special symbols), `length`. */
export type PasswordFault = 'empty' | 'symbols' | 'length'

/** Rules of new passwords. */
export interface PasswordRules {
  /** Characters. */
  min: number
  max: number
  /** Letters of any language, spaces and all else; without it only printable ASCII. */
  isAnySign: boolean
}

/** Rules of the two profiles of sign-in. Source of the standard ones: specification 001 §5. */
export const PASSWORD_RULES = {
  standard: { min: 6, max: 50, isAnySign: false },
  strict: { min: 8, max: 128, isAnySign: true },
} as const satisfies Readonly<Record<string, PasswordRules>>

/** Printable ASCII except the space. */
const ALLOWED = /^[!-~]+$/

/** Fault of a new password, not trimmed; null when valid. */
export function passwordFault(
  password: string,
  { min, max, isAnySign }: PasswordRules = PASSWORD_RULES.standard,
): PasswordFault | null {
  if (password === '') return 'empty'
  if (!isAnySign && !ALLOWED.test(password)) return 'symbols'
  const { length } = [...password]
  return length >= min && length <= max ? null : 'length'
}

/** Whether a text is a valid password. */
export const isPassword = (password: string): boolean => passwordFault(password) === null
