import type { ChatVisitor } from '@verstak/contracts/chat'
import type { Host } from '@verstak/host'

/** A chat whose script is here: the shop's own, or one that a setting names. */
export interface ChatProvider {
  /** Shows the chat to the visitor; false as long as the script is not ready for it. */
  start: (host: Host, visitor: ChatVisitor) => boolean
}

/** Brings the script of a chat. Rejects when it cannot be had. */
export type BringProvider = () => Promise<ChatProvider>
