import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getHome } from '@verstak/contracts/home'

/** Time budget of optional data; late data is streamed. */
export const EXTRAS = { meta: { slot: 'should', budgetMs: 300 } }

/** The sale, popular categories and brands of a region. */
export function homeQuery(call: ApiCall, regionId: number) {
  return { ...endpointQuery(call, getHome, { query: { regionId } }), ...EXTRAS }
}
