import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import { listsQuery, shownListOf } from '../favorites-changes/favoritesQueries.ts'
import { loadDesktopParts } from './desktopPartsAtom.ts'
import type { EmptyFavorites } from './EmptyFavorites.tsx'
import { parseFavoritesAddress } from './favoritesAddress.ts'
import type { SharedFavorites } from './SharedFavorites.tsx'

/** What most visits do not show. */
export interface OtherParts {
  EmptyFavorites: typeof EmptyFavorites
  SharedFavorites: typeof SharedFavorites
}

/** Lazily loaded parts: somebody's list, and what stands instead of products; those that are loaded. */
export const otherPartsAtom = atom<Partial<OtherParts>>({})

const loaders = {
  EmptyFavorites: () => import(/* webpackChunkName: "empty-list" */ './EmptyFavorites.tsx'),
  SharedFavorites: () => import(/* webpackChunkName: "shared-page" */ './SharedFavorites.tsx'),
}

/** Loads the code of a part. */
export async function loadOtherPart({ store }: Pick<Host, 'store'>, part: keyof OtherParts): Promise<void> {
  if (store.get(otherPartsAtom)[part]) return
  const loaded = await loaders[part]()
  store.set(otherPartsAtom, (parts) => ({ ...parts, ...loaded }))
}

/**
 * Loads the late code that an address needs, as far as the loaded lists tell. Never rejects: without it the page does what it
 * can, and tries again.
 */
export async function loadShownParts(host: Host, search: string): Promise<void> {
  const { listGuid, sharingKey } = parseFavoritesAddress(search)
  const { lists } = host.queryClient.getQueryData(listsQuery(host.call).queryKey) ?? {}
  const isEmpty = lists !== undefined && (shownListOf(lists, listGuid)?.productGuids.length ?? 0) === 0
  const needed =
    sharingKey !== null
      ? [loadOtherPart(host, 'SharedFavorites')]
      : [isEmpty && loadOtherPart(host, 'EmptyFavorites'), loadDesktopParts(host)]
  await Promise.allSettled(needed)
}
