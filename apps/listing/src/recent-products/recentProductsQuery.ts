import { queryOptions } from '@tanstack/react-query'
import { MOST_RECENT, listRecent } from '@verstak/contracts/recommendation'
import { wantsPrivacy } from '@verstak/device/privacy'
import { listViews } from '@verstak/device/viewHistory'
import type { Host } from '@verstak/host'

/** Products that this visitor looked at: a guest's are on his device (SESSION-020), a user's the server has. */
export function recentProductsQuery({ call, user = 'guest' }: Pick<Host, 'call' | 'user'>, regionId: number) {
  return queryOptions({
    queryKey: ['listing', 'recent-products', user, regionId],
    queryFn: async () => {
      if (user !== 'guest' && !wantsPrivacy()) return (await call(listRecent, { body: { regionId } })).products
      const productGuids = (await listViews(MOST_RECENT)).map(({ productGuid }) => productGuid)
      if (productGuids.length === 0) return []
      return (await call(listRecent, { body: { productGuids, regionId } })).products
    },
    // He may have looked at another one since.
    staleTime: 0,
  })
}
