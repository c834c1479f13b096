import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { homeQuery } from './homeQuery.ts'
import { promotionsQuery } from './promotionsQuery.ts'

/** Sends for what the page can do without; the departments the server has at hand, or the page goes without them, too. */
export function homePageLoader({ call, queryClient, store }: Host) {
  return () => {
    const region = store.get(regionAtom)
    if (region) {
      void queryClient.prefetchQuery(homeQuery(call, region.id))
      void queryClient.prefetchQuery(promotionsQuery(call, region.id))
    }
    return null
  }
}
