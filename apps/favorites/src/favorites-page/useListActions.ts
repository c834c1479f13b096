import type { FavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { askListName } from '../list-windows/lateWindows.ts'
import { FAVORITES } from './favoritesAddress.ts'

/** What can be done with a list as a whole, each after a window that asks for it. */
export interface ListActions {
  rename: () => Promise<void>
  clear: () => Promise<void>
  remove: () => Promise<void>
}

/** Brings the code of what is done with lists. */
export const loadListChanges = () => import(/* webpackChunkName: "list-changes" */ './changeList.ts')

/** @param count products of the list */
export function useListActions(list: FavoritesList, count: number): ListActions {
  const host = useHost()
  const navigate = useNavigate()

  async function rename() {
    await askListName(host, list)
  }

  async function clear() {
    await (await loadLate(host, loadListChanges))?.clearList(host, list, count)
  }

  async function remove() {
    const isGone = await (await loadLate(host, loadListChanges))?.deleteList(host, list, count)
    if (isGone) await navigate(FAVORITES)
  }

  return { rename, clear, remove }
}
