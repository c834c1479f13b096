import { favoritesLists } from '@verstak/contracts/flag'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost, useUser } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useEffect, useRef } from 'react'
import { changeFavorite } from './changeFavorite.ts'
// Styles of lazily loaded code.
import '../list-windows/listWindowStyles.tsx'

/** Performs the action of the favourites button. The change continues after this component unmounts. */
export function FavoriteToggle({ product, isMarked, look, onEnd }: WidgetProps['favorites/FavoriteToggle']) {
  const host = useHost()
  const isGuest = useUser() === 'guest'
  const hasLists = useFlag(favoritesLists) && !isGuest
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void changeFavorite(host, { product, isMarked, look, isGuest, hasLists }).then(onEnd)
  }, [host, product, isMarked, look, isGuest, hasLists, onEnd])

  return null
}
