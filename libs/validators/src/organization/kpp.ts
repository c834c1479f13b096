import { digitsFault, type DigitsFault } from '../digits.ts'

/** Faults of a reason code of registration. */
export type KppFault = DigitsFault

/** Digits of the code. */
export const KPP_LENGTH = 9

/** Fault of a reason code of registration (KPP) of a legal entity; null when valid. Source: specification 000 §5. */
export const kppFault = (text: string): KppFault | null => digitsFault(text, KPP_LENGTH)

/** Whether a text is a reason code of registration. */
export const isKpp = (text: string): boolean => kppFault(text) === null
