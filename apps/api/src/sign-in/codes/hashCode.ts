import { createHash, randomInt } from 'node:crypto'
import type { CodePurpose } from '../../db/sessionTables.ts'

/** What a code is for; with another purpose, target, user or browser it is wrong. */
export interface CodeUse {
  purpose: CodePurpose
  /** Ten digits, or an e-mail in lower case. */
  target: string
  /** The signed-in user whose contact it changes; null before a sign-in. */
  userId: number | null
}

/** Random digits. */
export const newCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/** What the database keeps: nobody without the browser's secret can try codes against it. */
export const hashCode = (secret: string, { purpose, target, userId }: CodeUse, code: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([secret, purpose, target, userId, code]))
    .digest()
