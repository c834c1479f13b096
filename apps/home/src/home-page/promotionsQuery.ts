import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listPromotions } from '@verstak/contracts/promotion'
import { EXTRAS } from './homeQuery.ts'

/** Promotions for this visitor in a region. */
export function promotionsQuery(call: ApiCall, activeRegionId: number) {
  return { ...endpointQuery(call, listPromotions, { query: { activeRegionId } }), ...EXTRAS }
}
