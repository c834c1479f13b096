import { digitsFault, type DigitsFault } from '../digits.ts'

/** What is wrong with a bank's code; `prefix`: no bank's code begins so. */
export type BikFault = DigitsFault | 'prefix'

/** Digits of the code. */
export const BIK_LENGTH = 9

/**
 * Fault of a bank's identification code (BIK); null when it is right. The first digit is 0, 1 or 2: how the bank takes part
 * in the payment system. Source: Bank of Russia, regulation 732-P.
 */
export function bikFault(text: string): BikFault | null {
  return digitsFault(text, BIK_LENGTH) ?? (/^[012]/.test(text.trim()) ? null : 'prefix')
}

/** Whether a text is a bank's identification code. */
export const isBik = (text: string): boolean => bikFault(text) === null
