import type { Host } from '@verstak/host'

interface Router {
  state: { location: { pathname: string } }
  subscribe(listener: () => void): unknown
}

/** Brings the staff's panel: a chunk of its own that no shopper's page loads, nor a phone's, which has no room for it. */
export async function loadStaffPanel(host: Host, router: Router): Promise<void> {
  if (host.user !== 'staff' || host.layout !== 'desktop') return
  const { startStaffPanel } = await import(/* webpackChunkName: "staff" */ './startStaffPanel.tsx')
  startStaffPanel(host, router)
}
