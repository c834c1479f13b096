import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { hearSession } from '@verstak/device/sessionChannel'
import { trackTyping } from '../document/watchTyping.ts'
import { takeSession, takeSessionInPlace } from './takeSession.ts'
import type { Place } from './takeSession.ts'
import { SESSION_KEY } from './useAccount.ts'

/** The session is not checked when the tab was hidden for a shorter time. */
const MIN_AWAY_MS = 60_000

/**
 * Detects session changes outside of the page: another tab signed in or out; the session ended, or another tab switched
 * the organization, while this tab was hidden; or the page is restored from the back-forward cache in its state before the visitor signed in or out.
 *
 * @param isUnknown the server rendered the page for a guest because the session was not known in time, although
 *   the prices may already be the buyer's
 */
export function watchSession(host: Host, isUnknown = false, place: Place = window.location): void {
  const typing = trackTyping()
  let hiddenAt = 0
  let isTold = false
  const check = async () => {
    const session = await host.call(getSession, {}).catch(() => undefined)
    const known = host.queryClient.getQueryData<Session>(SESSION_KEY)
    if (!session || buyerIn(session) === buyerIn(known)) return
    // What is being typed is not lost.
    if (typing.hasText()) await takeSessionInPlace(host, session)
    else await takeSession(host, session, place)
  }
  // If the second try was too slow as well, a third would only reload the page again.
  if (isUnknown && !isReloaded()) void check()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    // Guests have no session that could end.
    else if (isTold || (host.user && Date.now() - hiddenAt >= MIN_AWAY_MS)) {
      isTold = false
      void check()
    }
  })
  // Somebody signed in or out in another tab. Tabs out of sight follow when they are looked at.
  hearSession(() => {
    isTold = document.visibilityState === 'hidden'
    if (!isTold) void check()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check()
  })
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

/** Key of the buyer whose prices a page has. */
const buyerIn = ({ user, account }: Session = { user: 'guest' }) =>
  user === 'guest' ? '' : `${user} ${account?.id} ${account?.organization?.id} ${account?.wholesalerLevel}`
