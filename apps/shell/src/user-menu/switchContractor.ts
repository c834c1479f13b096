import { setContractor } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { isChange } from './contractorRules.ts'
import { takeSession } from './takeSession.ts'
import type { Place } from './takeSession.ts'
import { SESSION_KEY } from './useAccount.ts'

/**
 * Makes an organization the one that the user buys for; 0 = himself. Prices follow: cart and checkout ask for theirs in
 * place, other pages are loaded anew (SESSION-012, 013, 016).
 *
 * @throws ApiError when the store refused or could not be reached; nothing has changed then.
 */
export async function switchContractor(host: Host, id: number, place: Place = window.location): Promise<void> {
  const account = host.queryClient.getQueryData<Session>(SESSION_KEY)?.account
  if (!account || !isChange(account, id)) return
  const { error: _, ...session } = await host.call(setContractor, { body: { id } })
  await takeSession(host, session, place)
}
