import { digitsFault, type DigitsFault } from '../digits.ts'

/** What is wrong with a one-time code, before the server is asked. */
export type CodeFault = DigitsFault

/** Digits of a code from a message or an e-mail. */
export const CODE_LENGTH = 4

/** Fault of a one-time code; null when it can be sent. Source: specification 001 §5, SMS and OTP codes. */
export const codeFault = (text: string, length: number = CODE_LENGTH): CodeFault | null => digitsFault(text, length)

/** Whether a text can be a one-time code. */
export const isCode = (text: string, length?: number): boolean => codeFault(text, length) === null
