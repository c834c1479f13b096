import { queryOptions } from '@tanstack/react-query'
import { MAX_RECENT, listRecent } from '@verstak/contracts/recommendation'
import { wantsPrivacy } from '@verstak/device/privacy'
import { listViews } from '@verstak/device/viewHistory'
import type { Host } from '@verstak/host'

/** Recently viewed products: a guest's views are on the device (SESSION-020), a user's on the server. */
export function recentProductsQuery({ call, user = 'guest' }: Pick<Host, 'call' | 'user'>, regionId: number) {
  return queryOptions({
    queryKey: ['listing', 'recent-products', user, regionId],
    queryFn: async () => {
      if (user !== 'guest' && !wantsPrivacy()) return (await call(listRecent, { body: { regionId } })).products
      const productGuids = (await listViews(MAX_RECENT)).map(({ productGuid }) => productGuid)
      if (productGuids.length === 0) return []
      return (await call(listRecent, { body: { productGuids, regionId } })).products
    },
    // The visitor may have viewed another product since.
    staleTime: 0,
  })
}
