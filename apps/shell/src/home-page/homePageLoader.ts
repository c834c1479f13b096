import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { homeQuery } from './homeQuery.ts'
import { promotionsQuery } from './promotionsQuery.ts'

/**
 * Sends for what the page can do without; the departments the server has at hand, or the page goes without them, too.
 * Answers when it was called, ms since 1970: server and browser count down from the same moment.
 */
export function homePageLoader({ call, queryClient, store }: Host) {
  return (): number => {
    const region = store.get(regionAtom)
    if (region) {
      void queryClient.prefetchQuery(homeQuery(call, region.id))
      void queryClient.prefetchQuery(promotionsQuery(call, region.id))
    }
    return Date.now()
  }
}
