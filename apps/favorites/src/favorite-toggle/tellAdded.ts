import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import type { Host } from '@verstak/host'
import type { FavoriteWish } from './changeFavorite.ts'
import { favoriteToggleTexts } from './favoriteToggle.texts.ts'

const PART = 'favorites/FavoriteToggle'
const PAGE = '/user/favorites/'
const SHOWN_MS = 10_000
/** Whoever has lists sees more of these (FAV-017). */
const SHOWN_WITH_LISTS_MS = 4_000

/** Says that a product is a favourite now (FAV-016, FAV-017, MEDIA-021), with a word on where they are kept the first time. */
export function tellAdded({ modals, isServed }: Host, { isGuest, hasLists }: FavoriteWish): void {
  const { added, open, hint } = favoriteToggleTexts
  modals.ask(
    {
      kind: 'toast',
      tone: 'ok',
      key: 'favorites.added',
      text: added,
      durationMs: hasLists ? SHOWN_WITH_LISTS_MS : SHOWN_MS,
      ...(isServed?.(PAGE) && { action: { label: open, href: PAGE } }),
    },
    PART,
  )
  if (isGuest) writeDevice(DEVICE_KEYS.guestFavorites, true)
  if (readDevice(DEVICE_KEYS.favoritesHintShown)) return
  writeDevice(DEVICE_KEYS.favoritesHintShown, true)
  const text = isGuest ? hint.guest : hint.user
  modals.ask({ kind: 'toast', tone: 'info', key: 'favorites.hint', text, durationMs: SHOWN_MS }, PART)
}
