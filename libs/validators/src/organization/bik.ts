import { digitsFault, type DigitsFault } from '../digits.ts'

/** Faults of a bank's code; `prefix`: invalid first digit. */
export type BikFault = DigitsFault | 'prefix'

/** Digits of the code. */
export const BIK_LENGTH = 9

/**
 * Fault of a bank's identification code (BIK); null when valid. The first digit is 0, 1 or 2: the bank's kind of
 * participation in the payment system. Source: Bank of Russia, regulation 732-P.
 */
export function bikFault(text: string): BikFault | null {
  return digitsFault(text, BIK_LENGTH) ?? (/^[012]/.test(text.trim()) ? null : 'prefix')
}

/** Whether a text is a bank's identification code. */
export const isBik = (text: string): boolean => bikFault(text) === null
