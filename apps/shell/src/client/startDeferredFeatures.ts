import { isStaffAddress } from '@verstak/contracts/staffAddress'
import type { Host } from '@verstak/host'
import type { createBrowserRouter } from 'react-router-dom'
import { startAnalytics } from '../analytics/startAnalytics.ts'
import type { BootData } from '../document/boot.ts'
import { addChatButton } from '../chat/chatButton.ts'
import { preloadRoutes } from './preloadRoutes.ts'
import { loadExposed } from './remotes.ts'
import { offerPasskey } from '../sign-in/offerPasskey.ts'
import { preloadSignIn } from '../sign-in/preloadSignIn.ts'
import { loadStaffPanel } from '../staff-panel/loadStaffPanel.ts'
import { startNotifications } from '../notifications/startNotifications.ts'
import { recoverRegion } from '../region-choice/recoverRegion.ts'
import { watchPage } from '../client-report/telemetry.ts'
import { watchSession } from '../user-menu/watchSession.ts'

export interface DeferredInput {
  boot: BootData
  host: Host
  router: ReturnType<typeof createBrowserRouter>
}

/**
 * Deferred features in the order in which they start. Some read the browser's storage, whose first access may take a
 * quarter of a second.
 */
const STARTS: readonly ((input: DeferredInput) => void)[] = [
  ({ boot, host, router }) => startAnalytics(router, host, boot.remotes),
  ofShop(({ boot, host, router }) => startNotifications({ host, remotes: boot.remotes, router })),
  ({ host }) => recoverRegion(host),
  ({ boot, host }) => watchSession(host, boot.isUserUnknown),
  ({ host }) => preloadSignIn(host),
  ofShop(({ host }) => void offerPasskey(host)),
  ({ boot }) => watchPage(boot),
  ofShop(({ host }) => addChatButton(host)),
  ({ boot, host, router }) =>
    preloadRoutes({ host, remotes: boot.remotes, router, loadRoutes: (remote) => loadExposed(remote, 'routes') }),
  ofShop(loadAdvertising),
  ({ host, router }) => void loadStaffPanel(host, router),
]

/** Not on the pages of the staff, which have a frame of their own. */
function ofShop(start: (input: DeferredInput) => void): (input: DeferredInput) => void {
  return (input) => {
    if (!isStaffAddress(location.pathname)) start(input)
  }
}

/** Starts the deferred features: once per document, never for crawlers. */
export async function startDeferredFeatures(input: DeferredInput): Promise<void> {
  for (const start of STARTS) {
    start(input)
    // Yields, so that input is handled before the next one starts.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function loadAdvertising({ boot: { advertising }, host, router }: DeferredInput): void {
  if (advertising)
    void import(/* webpackChunkName: "advertising" */ '../advertising/startAdvertising.ts').then(
      ({ startAdvertising }) => startAdvertising({ advertising, host, router }),
    )
}
