import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listOwnVotes } from '@verstak/contracts/review'

/** Votes of this visitor; what all guests share does not know them. */
export function ownVotesQuery(call: ApiCall) {
  return endpointQuery(call, listOwnVotes, {})
}
