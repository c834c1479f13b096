import { digitsFault, type DigitsFault } from '../digits.ts'
import type { InnOwner } from './inn.ts'

/** Faults of a registration number; `check`: its check digit does not match. */
export type OgrnFault = DigitsFault | 'check'

/** Digits of a registration number: OGRN of a legal entity, OGRNIP of a sole proprietor. */
export const OGRN_LENGTH: Readonly<Record<InnOwner, number>> = { legal: 13, entrepreneur: 15 }

/**
 * Fault of a state registration number; null when valid. Without an owner both lengths are accepted. The last digit
 * is the last digit of the remainder of the preceding number divided by 11 (13 digits) or 13 (15 digits). Source:
 * government decree 438 of 19.06.2002, order of the finance ministry 165n of 30.10.2017.
 */
export function ogrnFault(text: string, owner?: InnOwner): OgrnFault | null {
  const ogrn = text.trim()
  const fault = digitsFault(ogrn, ...(owner ? [OGRN_LENGTH[owner]] : Object.values(OGRN_LENGTH)))
  if (fault) return fault
  // 14 digits fit into 53 bits.
  const rest = Number(ogrn.slice(0, -1)) % (ogrn.length - 2)
  return rest % 10 === Number(ogrn.at(-1)) ? null : 'check'
}

/** Whether a text is a state registration number; of either kind without an owner. */
export const isOgrn = (text: string, owner?: InnOwner): boolean => ogrnFault(text, owner) === null
