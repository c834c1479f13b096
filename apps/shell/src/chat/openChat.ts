import type { Host } from '@verstak/host'

/** Opens the chat. Its code loads with the first call; when that fails, an error is shown. */
export async function openChat(host: Host): Promise<void> {
  try {
    const { startChat } = await import(/* webpackChunkName: "chat" */ './startChat.ts')
    await startChat(host)
  } catch {
    host.modals.ask({ kind: 'error', advice: 'call' })
  }
}
