import type { Host } from '@verstak/host'

/** Opens the form for thanks and complaints. Its code loads with the first call; when that fails, an error is shown. */
export async function openFeedback(host: Host): Promise<void> {
  try {
    const { showFeedback } = await import(/* webpackChunkName: "feedback" */ './showFeedback.tsx')
    showFeedback(host)
  } catch {
    host.modals.ask({ kind: 'error', advice: 'call' })
  }
}
