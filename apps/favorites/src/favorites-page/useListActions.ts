import { clearFavoritesList, deleteFavoritesList, type FavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useNavigate } from '@verstak/router'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { askListName } from '../list-windows/lateWindows.ts'
import { FAVORITES } from './favoritesAddress.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'

/** What can be done with a list as a whole, each after a window that asks for it. */
export interface ListActions {
  rename: () => Promise<void>
  clear: () => Promise<void>
  remove: () => Promise<void>
}

/** @param count products of the list */
export function useListActions(list: FavoritesList, count: number): ListActions {
  const host = useHost()
  const navigate = useNavigate()
  const { confirm } = useModals()
  const { guid } = list
  const name = listNameOf(list)

  async function rename() {
    await askListName(host, list)
  }

  async function clear() {
    const { clearTitle, clearText, clear: confirmLabel } = texts
    const isSure = await confirm({ title: clearTitle(name), text: clearText(count), confirmLabel })
    if (isSure) await changeLists(host, () => host.call(clearFavoritesList, { body: { guid } }))
  }

  async function remove() {
    const { removeTitle, removeText, removeLabel: confirmLabel } = texts
    const isSure = await confirm({ title: removeTitle(name), text: removeText(count), confirmLabel })
    if (!isSure) return
    const answer = await changeLists(host, () => host.call(deleteFavoritesList, { body: { guid } }))
    if (answer) await navigate(FAVORITES)
  }

  return { rename, clear, remove }
}
