import type { Host } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { hasWholesaleStatus, wholesalerSettingsQuery } from '../cabinet-menu/useWholesalePercent.ts'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import {
  debtQuery,
  levelQuery,
  movingQuery,
  notReviewedQuery,
  oftenQuery,
  papersQuery,
  savedListsQuery,
  unpaidQuery,
} from './dashboardQueries.ts'

/** Loads what the start page shows; all but the orders under way may fail. A guest has nothing of it. */
export function dashboardPageLoader({ call, queryClient, store }: Host) {
  return async () => {
    const regionId = store.get(regionAtom)?.id ?? 1
    const { account } = await queryClient.ensureQueryData(sessionQuery(call))
    if (!account) return null
    const { isJuristic, currentUserRole, wholesalerLevel } = account
    await Promise.all([
      queryClient.ensureQueryData(movingQuery(call)),
      queryClient.prefetchQuery(unpaidQuery(call)),
      queryClient.prefetchQuery(notReviewedQuery(call)),
      queryClient.prefetchQuery(oftenQuery(call, regionId)),
      queryClient.prefetchQuery(savedListsQuery(call)),
      ...(isJuristic ? [queryClient.prefetchQuery(papersQuery(call))] : []),
      ...(isJuristic && currentUserRole !== 'purchaser' ? [queryClient.prefetchQuery(debtQuery(call))] : []),
      // The menu of a phone shows the discount.
      ...(hasWholesaleStatus(account) ? [queryClient.prefetchQuery(wholesalerSettingsQuery(call))] : []),
      ...(wholesalerLevel !== null ? [queryClient.prefetchQuery(levelQuery(call))] : []),
    ])
    return null
  }
}
