import { closeFavoritesList, openFavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { useState } from 'react'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { shareTexts as texts } from './favoritesPage.texts.ts'

/** FAV-020. */
const CLOSED_MS = 4_000

/** Opens a list to those who have its link, and closes it again. */
export function useAccess(guid: string) {
  const host = useHost()
  const { confirm } = useModals()
  const showToast = useToasts()
  const [isChanging, setIsChanging] = useState(false)

  /** @returns whether it is open */
  async function open(): Promise<boolean> {
    setIsChanging(true)
    const answer = await changeLists(host, () => host.call(openFavoritesList, { body: { guid } }))
    setIsChanging(false)
    return answer !== null
  }

  async function close() {
    const isSure = await confirm({ title: texts.closeTitle, text: texts.closeText, confirmLabel: texts.close })
    if (!isSure) return
    setIsChanging(true)
    const answer = await changeLists(host, () => host.call(closeFavoritesList, { body: { guid } }))
    setIsChanging(false)
    if (answer) showToast({ text: texts.closeDone, durationMs: CLOSED_MS, key: 'favorites.closed' })
  }

  return { open, close, isChanging }
}
