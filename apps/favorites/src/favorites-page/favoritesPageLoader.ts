import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { listQuery, listsQuery, sharedQuery, shownListOf } from '../favorites-changes/favoritesQueries.ts'
import { parseFavoritesAddress } from './favoritesAddress.ts'

/** Why the page has no list: the API fails, or the key in the address opens nothing. */
export interface FavoritesPageData {
  failure: 'failed' | 'unknown-key' | null
}

/** Loads the list of the address anew, because products may have come since. A failure of the API is told on the page. */
export function favoritesPageLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { listGuid, sharingKey } = parseFavoritesAddress(new URL(request.url).search)
    const regionId = store.get(activeRegionAtom).id
    const answer = (failure: FavoritesPageData['failure']): FavoritesPageData => ({ failure })
    try {
      if (sharingKey !== null) {
        await queryClient.fetchQuery({ ...sharedQuery(call, sharingKey, regionId), staleTime: 0 })
      } else {
        const { lists } = await queryClient.fetchQuery({ ...listsQuery(call), staleTime: 0 })
        const shown = shownListOf(lists, listGuid)
        if (shown) await queryClient.fetchQuery({ ...listQuery(call, shown.guid, regionId), staleTime: 0 })
      }
      return answer(null)
    } catch (error) {
      if (readApiError(error)?.code === 'not-found') return data(answer('unknown-key'), { status: 404 })
      return data(answer('failed'), { status: 503, headers: { 'retry-after': '5' } })
    }
  }
}

/** Only another list is loaded. */
export function isOtherList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const keyOf = ({ pathname, searchParams }: URL) =>
    `${pathname} ${searchParams.get('listGuid')} ${searchParams.get('sharingKey')}`
  return keyOf(currentUrl) !== keyOf(nextUrl)
}
