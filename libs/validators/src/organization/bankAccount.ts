import { isBik } from './bik.ts'
import { digitsFault, type DigitsFault } from '../digits.ts'

/** `settlement`: of a bank's client; `correspondent`: of the bank itself in the Bank of Russia. */
export type AccountKind = 'settlement' | 'correspondent'

/**
 * Faults of an account; `check`: the control key does not match the account and the bank's code, so one of the two is
 * mistyped.
 */
export type AccountFault = DigitsFault | 'check'

/** Digits of an account. */
export const ACCOUNT_LENGTH = 20

/**
 * Bank codes of the Bank of Russia's own units end like this; their clients' accounts use the key of correspondent
 * ones.
 */
const CASH_CENTRE = /00[012]$/

/** Treasury accounts use another kind of key. */
const TREASURY = /^0/

/**
 * Fault of a bank account; null when valid. The key is checked only if the bank's code is valid. Source: Bank of
 * Russia, order 515 of 08.09.1997 on the control key of accounts.
 *
 * @param bik code of the bank that holds the account, or that the correspondent account belongs to; an invalid code
 * is ignored
 */
export function accountFault(text: string, kind: AccountKind, bik: string): AccountFault | null {
  const account = text.trim()
  const code = bik.trim()
  const fault = digitsFault(account, ACCOUNT_LENGTH)
  if (fault) return fault
  if (!isBik(code) || TREASURY.test(account)) return null
  const isOfCentre = kind === 'correspondent' || CASH_CENTRE.test(code)
  return keySum((isOfCentre ? `0${code.slice(4, 6)}` : code.slice(6)) + account) % 10 === 0 ? null : 'check'
}

/** Whether a text is an account that matches its bank's code. */
export const isAccount = (text: string, kind: AccountKind, bik: string): boolean =>
  isBik(bik) && accountFault(text, kind, bik) === null

/** Sum of the last digits of the products of each digit with 7, 1, 3, 7, 1, 3 and so on. */
const keySum = (digits: string) =>
  [...digits].reduce((sum, digit, index) => sum + ((Number(digit) * ([7, 1, 3][index % 3] ?? 0)) % 10), 0)
