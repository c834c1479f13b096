import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSignInWays } from '@verstak/contracts/identity'

/** Which ways to sign in the shop has besides code and password; without an answer there are none. */
export const signInWaysQuery = (call: ApiCall) => ({
  ...endpointQuery(call, getSignInWays, {}),
  staleTime: 10 * 60_000,
  retry: false,
  meta: { slot: 'may' },
})
