import type { BringProvider } from './ChatProvider.ts'

/** The shop's own chat, stored in its own database. */
export const loadOwnChat: BringProvider = async () => {
  const { showPanel } = await import(/* webpackChunkName: "chat-panel" */ './showPanel.tsx')
  return {
    start(host, visitor) {
      showPanel(host, visitor)
      return true
    },
  }
}
