import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listOffices } from '@verstak/contracts/region'

/** Where orders can be fetched in a region, and what the courier costs there. */
export function officesQuery(call: ApiCall, regionId: number) {
  return endpointQuery(call, listOffices, { query: { regionId } })
}
