import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import { listQuery, listsQuery, sharedQuery, shownListOf } from '../favorites-changes/favoritesQueries.ts'
import type { FavoritesPageData } from './FavoritesPageData.ts'
import { parseFavoritesAddress } from './favoritesAddress.ts'
import { loadShownParts } from './otherPartsAtom.ts'
import { loadPlainParts } from './plainPartsAtom.ts'

/** Loads the list of the address anew, because products may have come since. A failure of the API is told on the page. */
export function favoritesPageLoader(host: Host) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { search } = new URL(request.url)
    const [answer] = await Promise.all([loadLists(host, search), loadPlainParts(host)])
    await loadShownParts(host, search)
    return answer
  }
}

async function loadLists({ call, queryClient, store }: Host, search: string) {
  const { listGuid, sharingKey } = parseFavoritesAddress(search)
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
