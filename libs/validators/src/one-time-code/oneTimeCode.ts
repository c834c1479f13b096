import { digitsFault, type DigitsFault } from '../digits.ts'

/** Fault of a one-time code, checked before it is sent. */
export type CodeFault = DigitsFault

/** Number of digits in a code from a text message or e-mail. */
export const CODE_LENGTH = 4

/** Fault of a one-time code; null when valid. Source: specification 001 §5, SMS and OTP codes. */
export const codeFault = (text: string, length: number = CODE_LENGTH): CodeFault | null => digitsFault(text, length)

/** Whether a text has the form of a one-time code. */
export const isCode = (text: string, length?: number): boolean => codeFault(text, length) === null
