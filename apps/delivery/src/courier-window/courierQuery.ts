import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCourier } from '@verstak/contracts/courier'
import { queryOptions } from '@tanstack/react-query'

/** The courier of the active region; free places change while a page is open. */
export function courierQuery(call: ApiCall, regionId: number) {
  const query = endpointQuery(call, getCourier, {})
  return queryOptions({ ...query, queryKey: [...query.queryKey, regionId], staleTime: 60_000 })
}
