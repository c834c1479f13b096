import type { Host } from '@verstak/host'
import { bringForeignChat } from './bringForeignChat.ts'
import { bringOwnChat } from './bringOwnChat.ts'
import { createChat } from './createChat.ts'

/** Opens the chat that the shop has chosen: its own, unless a setting names another script. @throws when it cannot */
export const startChat: (host: Host) => Promise<void> = createChat(() => {
  const { chatScript } = window.verstakBoot
  return chatScript ? bringForeignChat(chatScript) : bringOwnChat()
})
