import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getSignInFlow } from '@verstak/contracts/signInFlow'

/** Where the sign-in of this browser stands; asked once for each visit of the page. */
export const signInFlowQuery = (call: ApiCall) => ({
  ...endpointQuery(call, getSignInFlow, {}),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})
