import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { takeSession } from './takeSession.ts'
import type { Place } from './takeSession.ts'
import { SESSION_KEY } from './useAccount.ts'

/** A tab that is left for a shorter time finds its session as it was. */
const LEAST_AWAY_MS = 60_000

/**
 * Follows the session where it changes behind the page's back: it ended, or another tab chose another organization, while
 * this one was hidden; or the page comes back from the browser's memory, as it was before the visitor signed in or out.
 *
 * @param isUnknown the server made the page a guest's because nobody told it of the session in time, while the prices may
 *   be the buyer's already
 */
export function watchSession(host: Host, isUnknown = false, place: Place = window.location): void {
  let hiddenAt = 0
  const check = async () => {
    const session = await host.call(getSession, {}).catch(() => undefined)
    const known = host.queryClient.getQueryData<Session>(SESSION_KEY)
    if (session && buyerIn(session) !== buyerIn(known)) await takeSession(host, session, place)
  }
  // Where the second try was too slow as well, a third would only take the page away again.
  if (isUnknown && !isReloaded()) void check()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    // Guests have no session to lose.
    else if (host.user && Date.now() - hiddenAt >= LEAST_AWAY_MS) void check()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check()
  })
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

/** Says whose prices a page has. */
const buyerIn = ({ user, account }: Session = { user: 'guest' }) =>
  user === 'guest' ? '' : `${user} ${account?.id} ${account?.organization?.id} ${account?.wholesalerLevel}`
