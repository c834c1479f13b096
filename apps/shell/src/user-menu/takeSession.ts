import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { SESSION_KEY } from './useAccount.ts'

/** Pages that must not be reloaded, because typed text would be lost. */
const KEPT = /^\/(cart|cart-checkout|checkout|pay-order)\//

/** True for pages that stay when the buyer changes. */
export const isKept = ({ pathname }: Pick<Place, 'pathname'>): boolean => KEPT.test(pathname)

/** The document's address and its reload method; replaced in tests. */
export interface Place {
  pathname: string
  reload(): void
}

/**
 * Updates the page for another buyer. Pages reload. Cart and checkout stay (SESSION-016).
 */
export async function takeSession(host: Host, session: Session, place: Place): Promise<void> {
  if (!isKept(place)) return place.reload()
  await takeSessionInPlace(host, session)
}

/**
 * The page stays, but without cached data of the previous buyer: active queries are refetched, the others are removed.
 */
export async function takeSessionInPlace(host: Host, session: Session): Promise<void> {
  const { queryClient } = host
  host.user = session.user === 'guest' ? undefined : session.user
  // Pending answers have the old prices.
  await queryClient.cancelQueries()
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
  queryClient.setQueryData<Session>(SESSION_KEY, session)
  await queryClient.invalidateQueries()
}
