import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listOffices } from '@verstak/contracts/region'

/** Pickup offices of a region, and the price of the courier there. */
export function officesQuery(call: ApiCall, regionId: number) {
  return endpointQuery(call, listOffices, { query: { regionId } })
}
