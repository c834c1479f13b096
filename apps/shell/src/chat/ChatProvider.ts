import type { ChatVisitor } from '@verstak/contracts/chat'
import type { Host } from '@verstak/host'

/** A chat with loaded script: the shop's own, or a third-party one from the settings. */
export interface ChatProvider {
  /** Shows the chat to the visitor; false while the script is not ready. */
  start: (host: Host, visitor: ChatVisitor) => boolean
}

/** Loads the script of a chat. Rejects when that fails. */
export type BringProvider = () => Promise<ChatProvider>
