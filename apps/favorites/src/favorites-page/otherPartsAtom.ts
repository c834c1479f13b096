import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import { listsQuery, shownListOf } from '../favorites-changes/favoritesQueries.ts'
import { bringDesktopParts } from './desktopPartsAtom.ts'
import type { EmptyFavorites } from './EmptyFavorites.tsx'
import { parseFavoritesAddress } from './favoritesAddress.ts'
import type { SharedFavorites } from './SharedFavorites.tsx'

/** What most visits do not show. */
export interface OtherParts {
  EmptyFavorites: typeof EmptyFavorites
  SharedFavorites: typeof SharedFavorites
}

/** Lazily loaded parts: somebody's list, and what stands instead of products; null until they are loaded. */
export const otherPartsAtom = atom<OtherParts | null>(null)

/** Loads that code. */
export async function bringOtherParts({ store }: Pick<Host, 'store'>): Promise<void> {
  if (store.get(otherPartsAtom)) return
  const [{ EmptyFavorites }, { SharedFavorites }] = await Promise.all([
    import(/* webpackChunkName: "other-lists" */ './EmptyFavorites.tsx'),
    import(/* webpackChunkName: "other-lists" */ './SharedFavorites.tsx'),
  ])
  store.set(otherPartsAtom, { EmptyFavorites, SharedFavorites })
}

/**
 * Loads the late code that an address needs, as far as the loaded lists tell. Never rejects: without it the page does what it
 * can, and tries again.
 */
export async function bringShownParts(host: Host, search: string): Promise<void> {
  const { listGuid, sharingKey } = parseFavoritesAddress(search)
  const { lists } = host.queryClient.getQueryData(listsQuery(host.call).queryKey) ?? {}
  const isEmpty = lists !== undefined && (shownListOf(lists, listGuid)?.productGuids.length ?? 0) === 0
  await Promise.allSettled([(sharingKey !== null || isEmpty) && bringOtherParts(host), bringDesktopParts(host)])
}
