import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { topicCountsQuery } from '@verstak/remote-kit/topicCountsQuery'
import { homeQuery } from './homeQuery.ts'
import { promotionsQuery } from './promotionsQuery.ts'

/** How long the page waits for the counts of its departments; without them the browser requests them again. */
const COUNTS_BUDGET_MS = 300

/**
 * Prefetches the optional data of the page. The departments are already in the server's cache, or missing.
 * Returns the time of the call, ms since 1970, so that countdowns on server and browser start from the same time.
 */
export function homePageLoader(host: Host) {
  const { call, queryClient, store } = host
  return async (): Promise<number> => {
    const now = Date.now()
    const region = store.get(regionAtom)
    if (region) {
      void queryClient.prefetchQuery(homeQuery(call, region.id))
      void queryClient.prefetchQuery(promotionsQuery(call, region.id))
      await loadCounts(host, region.id)
    }
    return now
  }
}

/** Never throws. A late answer is dropped, because it must not change a page that is partly sent. */
async function loadCounts({ call, queryClient }: Host, regionId: number): Promise<void> {
  const counts = topicCountsQuery(call, regionId)
  const late = setTimeout(() => void queryClient.cancelQueries({ queryKey: counts.queryKey }), COUNTS_BUDGET_MS)
  await queryClient.prefetchQuery(counts)
  clearTimeout(late)
}
