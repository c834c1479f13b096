import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listPickupPoints } from '@verstak/contracts/pickup'
import { listRegions } from '@verstak/contracts/region'

/** All regions of the store. */
export const regionsQuery = (call: ApiCall) => endpointQuery(call, listRegions, {})

/** Shops of a region with everything that their page shows. */
export const officesQuery = (call: ApiCall, regionId: number) =>
  endpointQuery(call, listPickupPoints, { query: { regionId, fields: 'full', isShopsOnly: true } })
