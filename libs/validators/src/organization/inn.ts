import { digitsFault, type DigitsFault, weightedSum } from '../digits.ts'

/** Owner of the number: a legal entity's has 10 digits, a sole proprietor's 12. */
export type InnOwner = 'legal' | 'entrepreneur'

/** Faults of a taxpayer's number; `check`: its check digits do not match, so a digit is mistyped. */
export type InnFault = DigitsFault | 'check'

/** Digits of a taxpayer's number by its owner. */
export const INN_LENGTH: Readonly<Record<InnOwner, number>> = { legal: 10, entrepreneur: 12 }

const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/**
 * Fault of a taxpayer's number (INN); null when valid. Without an owner both lengths are accepted. Source:
 * specification 000 §5; check digits: order of the tax service MMV-7-6/435@, annex 1.
 */
export function innFault(text: string, owner?: InnOwner): InnFault | null {
  const inn = text.trim()
  const fault = digitsFault(inn, ...(owner ? [INN_LENGTH[owner]] : Object.values(INN_LENGTH)))
  if (fault) return fault
  const places = inn.length === INN_LENGTH.legal ? [9] : [10, 11]
  return places.every((place) => checkDigit(inn, place) === Number(inn[place])) ? null : 'check'
}

/** Whether a text is a taxpayer's number; of either kind without an owner. */
export const isInn = (text: string, owner?: InnOwner): boolean => innFault(text, owner) === null

/** The expected check digit at an index, from the digits before it; uses the last weights of the row. */
const checkDigit = (inn: string, place: number) => (weightedSum(inn, WEIGHTS.slice(-place)) % 11) % 10
