import { timingSafeEqual } from 'node:crypto'
import type { ChatFields, ChatVisitor } from '@verstak/contracts/chat'
import { deriveSecret } from '../secret.ts'

const hashOf = ({ id, info, display_name }: ChatFields, secret: string) =>
  deriveSecret(secret, JSON.stringify(['visitor', id, info, display_name]))

/** Signs a visitor, so that the identity cannot be forged. */
export const signVisitor = (fields: ChatFields, secret: string): ChatVisitor => ({
  fields,
  hash: hashOf(fields, secret),
})

/** Whether the signature is the shop's own. Compares in constant time. */
export function isSigned({ fields, hash }: ChatVisitor, secret: string): boolean {
  const [given, right] = [Buffer.from(hash), Buffer.from(hashOf(fields, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Id of a user's conversation: the same on all his devices, and not traceable to the user. */
export const userChatId = (userId: number, secret: string) => `u-${deriveSecret(secret, `user ${userId}`)}`
