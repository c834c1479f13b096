import type { Host } from '@verstak/host'
import type { createBrowserRouter } from 'react-router-dom'
import { startAnalytics } from '../analytics/startAnalytics.ts'
import type { BootData } from '../app/boot.ts'
import { addChatButton } from '../chat/chatButton.ts'
import { preloadRoutes } from './preloadRoutes.ts'
import { loadExposed } from './remotes.ts'
import { startNotifications } from '../notifications/startNotifications.ts'
import { recoverRegion } from '../region-choice/recoverRegion.ts'
import { watchPage } from './telemetry.ts'
import { watchSession } from '../user-menu/watchSession.ts'

export interface LateInput {
  boot: BootData
  host: Host
  router: ReturnType<typeof createBrowserRouter>
}

/** Begins all that works by itself and that nobody waits for: once per document, never for crawlers. */
export function startLate({ boot, host, router }: LateInput): void {
  startAnalytics(router, host, boot.remotes)
  startNotifications({ host, remotes: boot.remotes, router })
  recoverRegion(host)
  watchSession(host)
  watchPage(boot)
  addChatButton(host)
  preloadRoutes({ host, remotes: boot.remotes, router, loadRoutes: (remote) => loadExposed(remote, 'routes') })
  const { advertising } = boot
  if (advertising)
    void import(/* webpackChunkName: "advertising" */ '../advertising/startAdvertising.ts').then(
      ({ startAdvertising }) => startAdvertising({ advertising, host, router }),
    )
}
