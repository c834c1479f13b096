import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { SESSION_KEY } from './useAccount.ts'

/** Pages on which something typed would be lost with the document. */
const KEPT = /^\/(cart|cart-checkout|checkout|pay-order)\//

/** The document's address and the way to load it anew; replaced in tests. */
export interface Place {
  pathname: string
  reload(): void
}

/**
 * Lets the page go on for another buyer. Pages are loaded anew; cart and checkout stay, and nothing that the buyer before
 * was told is left in their cache: what is shown is asked for again, the rest is forgotten (SESSION-016).
 */
export async function takeSession(host: Host, session: Session, place: Place): Promise<void> {
  if (!KEPT.test(place.pathname)) return place.reload()
  const { queryClient } = host
  host.user = session.user === 'guest' ? undefined : session.user
  // Answers that are on their way have the prices of before.
  await queryClient.cancelQueries()
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
  queryClient.setQueryData<Session>(SESSION_KEY, session)
  await queryClient.invalidateQueries()
}
