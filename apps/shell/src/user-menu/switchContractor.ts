import { setContractor } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { isChange } from './contractorRules.ts'
import { takeSession } from './takeSession.ts'
import type { Place } from './takeSession.ts'
import { SESSION_KEY } from './useAccount.ts'

/**
 * Switches the organization that the user buys for, in place; 0 = the user. Prices change: cart and checkout refetch
 * their data (SESSION-012, 013, 016). Other pages have the form of `OrganizationList` instead.
 *
 * @throws ApiError when the API rejected the change or was unreachable; nothing has changed then.
 */
export async function switchContractor(host: Host, id: number, place: Place = window.location): Promise<void> {
  const account = host.queryClient.getQueryData<Session>(SESSION_KEY)?.account
  if (!account || !isChange(account, id)) return
  const { error: _, ...session } = await host.call(setContractor, { body: { id } })
  await takeSession(host, session, place)
}
