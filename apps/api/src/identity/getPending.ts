import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { forgetPendingIdentity, getPendingIdentity } from '@verstak/contracts/identity'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { outcomeOf } from './enterByProvider.ts'
import { deletePending } from './identity.sql.ts'
import { findBrowser } from './identityBrowser.ts'
import { findPendingIdentity } from './pendingIdentity.ts'

/** How the sign-in of this browser by a provider goes on. */
export async function getPending(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof getPendingIdentity>> {
  const found = await findPendingIdentity(services, services.db, caller)
  if (!found) return { pending: null }
  return { pending: { provider: found.provider, ...(await outcomeOf(services.db, found)) } }
}

/** Forgets it; the visitor signs in in another way. */
export async function forgetPending(
  { db }: Pick<Services, 'db'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof forgetPendingIdentity>> {
  const browser = findBrowser(caller)
  if (browser) await deletePending(db, browser)
  return { status: 'success' }
}
