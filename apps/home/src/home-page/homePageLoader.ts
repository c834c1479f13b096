import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { topicCountsQuery } from '@verstak/remote-kit/topicCountsQuery'
import { homeQuery } from './homeQuery.ts'
import { promotionsQuery } from './promotionsQuery.ts'

/** The page waits so long for the numbers of its departments; it stands without them, and the browser asks again. */
const COUNTS_BUDGET_MS = 300

/**
 * Sends for what the page can do without; the departments the server has at hand, or the page goes without them, too.
 * Answers when it was called, ms since 1970: server and browser count down from the same moment.
 */
export function homePageLoader(host: Host) {
  const { call, queryClient, store } = host
  return async (): Promise<number> => {
    const now = Date.now()
    const region = store.get(regionAtom)
    if (region) {
      void queryClient.prefetchQuery(homeQuery(call, region.id))
      void queryClient.prefetchQuery(promotionsQuery(call, region.id))
      await bringCounts(host, region.id)
    }
    return now
  }
}

/** Never throws. What comes late is given up: it must not come into a page that is half sent. */
async function bringCounts({ call, queryClient }: Host, regionId: number): Promise<void> {
  const counts = topicCountsQuery(call, regionId)
  const late = setTimeout(() => void queryClient.cancelQueries({ queryKey: counts.queryKey }), COUNTS_BUDGET_MS)
  await queryClient.prefetchQuery(counts)
  clearTimeout(late)
}
