import type { Host } from '@verstak/host'
import { loadForeignChat } from './loadForeignChat.ts'
import { loadOwnChat } from './loadOwnChat.ts'
import { createChat } from './createChat.ts'

/** Opens the shop's chat: its own, unless a setting names another script. @throws when that fails */
export const startChat: (host: Host) => Promise<void> = createChat(() => {
  const { chatScript } = window.verstakBoot
  return chatScript ? loadForeignChat(chatScript) : loadOwnChat()
})
