import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSignInWays, listIdentities } from '@verstak/contracts/identity'

/** Accounts at other sites with which the user signs in; the page does without. */
export const identitiesQuery = (call: ApiCall) => ({ ...endpointQuery(call, listIdentities, {}), retry: false })

/** The shop's rules of passwords are among them. */
export const waysQuery = (call: ApiCall) => ({
  ...endpointQuery(call, getSignInWays, {}),
  staleTime: 10 * 60_000,
  retry: false,
})
