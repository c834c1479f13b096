import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { refetchOnReturn } from '@verstak/api-client/refetchOnReturn'
import { getComparison } from '@verstak/contracts/comparison'
import type { CompareAddress } from './compareAddress.ts'

/** The comparison at an address, with the prices of a region. Looked at again when the tab is. */
export const comparisonQuery = (call: ApiCall, { categoryGuid, set }: CompareAddress, regionId: number) => ({
  ...endpointQuery(call, getComparison, {
    query: { ...(categoryGuid !== null && { categoryGuid }), ...(set !== null && { set }), regionId },
  }),
  refetchOnWindowFocus: refetchOnReturn,
})
