import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession, setContractor } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { isChange } from './contractorRules.ts'

/** Pages on which something typed would be lost with the document. */
const KEPT = /^\/(cart|cart-checkout|checkout|pay-order)\//

/** The document's address and the way to load it anew; replaced in tests. */
export interface Place {
  pathname: string
  reload(): void
}

/**
 * Makes an organization the one that the user buys for; 0 = himself. Prices follow: cart and checkout ask for theirs in
 * place, other pages are loaded anew (SESSION-012, 013, 016).
 *
 * @throws ApiError when the store refused or could not be reached; nothing has changed then.
 */
export async function switchContractor(host: Host, id: number, place: Place = window.location): Promise<void> {
  const { queryClient } = host
  const key = queryKeyOf(getSession, {})
  const account = queryClient.getQueryData<Session>(key)?.account
  if (!account || !isChange(account, id)) return
  const { error: _, ...session } = await host.call(setContractor, { body: { id } })
  if (!KEPT.test(place.pathname)) return place.reload()
  queryClient.setQueryData<Session>(key, session)
  await queryClient.invalidateQueries()
}
