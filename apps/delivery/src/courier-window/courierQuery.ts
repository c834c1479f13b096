import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCourier } from '@verstak/contracts/courier'
import { queryOptions } from '@tanstack/react-query'

/** How long an answer is good: free places change while a page is open, ms. */
const STALE_MS = 60_000

/** The courier of the active region. */
export const courierQuery = (call: ApiCall) =>
  queryOptions({ ...endpointQuery(call, getCourier, {}), staleTime: STALE_MS })
