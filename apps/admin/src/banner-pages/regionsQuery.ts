import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listRegions } from '@verstak/contracts/region'

/** Regions that a promotion may be for. */
export const regionsQuery = (call: ApiCall) => endpointQuery(call, listRegions, {})
