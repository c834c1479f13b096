import { isBik } from './bik.ts'
import { digitsFault, type DigitsFault } from '../digits.ts'

/** `settlement`: of a client in a bank; `correspondent`: of the bank itself in the Bank of Russia. */
export type AccountKind = 'settlement' | 'correspondent'

/** What is wrong with an account; `check`: its key does not fit it and the bank's code, so one of the two is mistyped. */
export type AccountFault = DigitsFault | 'check'

/** Digits of an account. */
export const ACCOUNT_LENGTH = 20

/** Units of the Bank of Russia itself end so; their clients' accounts are keyed like correspondent ones. */
const CASH_CENTRE = /00[012]$/

/** Accounts of the treasury have a key of another kind. */
const TREASURY = /^0/

/**
 * Fault of a bank account; null when it is right. The key is checked only against a right code of the bank.
 * Source: Bank of Russia, order 515 of 08.09.1997 on the control key of accounts.
 *
 * @param bik code of the bank where the account is, or whose correspondent account it is; what is no code is left alone
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

/** Whether a text is an account that fits the code of its bank. */
export const isAccount = (text: string, kind: AccountKind, bik: string): boolean =>
  isBik(bik) && accountFault(text, kind, bik) === null

/** Sum of the last digits of each digit's product with 7, 1, 3, 7, 1, 3 and so on. */
const keySum = (digits: string) =>
  [...digits].reduce((sum, digit, index) => sum + ((Number(digit) * ([7, 1, 3][index % 3] ?? 0)) % 10), 0)
