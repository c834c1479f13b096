import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getListing, type ListingInput } from '@verstak/contracts/listing'

/** One page of a listing. Without a network it fails at once: a press that waits for ever would say nothing. */
export function listingQuery(call: ApiCall, input: ListingInput) {
  return { ...endpointQuery(call, getListing, { query: input }), networkMode: 'always' as const }
}
