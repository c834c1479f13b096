import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listPromoLinks } from '@verstak/contracts/promoLink'

/** Promo links beside the departments; the server puts them into every page. */
export function promoLinksQuery(call: ApiCall) {
  return { ...endpointQuery(call, listPromoLinks, {}), meta: { slot: 'may' }, staleTime: Number.POSITIVE_INFINITY }
}
