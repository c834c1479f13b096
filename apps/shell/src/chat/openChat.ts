import type { Host } from '@verstak/host'

/** Opens the chat. Everything behind it comes with the first opening; when it cannot be had, the visitor is told. */
export async function openChat(host: Host): Promise<void> {
  try {
    const { startChat } = await import(/* webpackChunkName: "chat" */ './startChat.ts')
    await startChat(host)
  } catch {
    host.modals.ask({ kind: 'error', advice: 'call' })
  }
}
