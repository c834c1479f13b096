import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listPromoLinks } from '@verstak/contracts/promoLink'

/** Links that the shop sets beside the departments; the server gives every page its own. */
export function promoLinksQuery(call: ApiCall) {
  return { ...endpointQuery(call, listPromoLinks, {}), meta: { slot: 'may' }, staleTime: Number.POSITIVE_INFINITY }
}
