import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import type { Host } from '@verstak/host'
import type { FavoriteWish } from './FavoriteWish.ts'
import { favoriteToggleTexts } from './favoriteToggle.texts.ts'

const PART = 'favorites/FavoriteToggle'
const PAGE = '/user/favorites/'
const SHOWN_MS = 10_000
/** Longer for users with lists, whose message has more content (FAV-017). */
const SHOWN_WITH_LISTS_MS = 4_000

/** Shows that a product was added (FAV-016, FAV-017, MEDIA-021), and the first time a hint where to find favourites. */
export function showAddedToast({ modals, isServed }: Host, { isGuest, hasLists }: FavoriteWish): void {
  const { added, open, hint } = favoriteToggleTexts
  const isFirst = !readDevice(DEVICE_KEYS.favoritesHintShown)
  if (isFirst) writeDevice(DEVICE_KEYS.favoritesHintShown, true)
  if (isGuest) writeDevice(DEVICE_KEYS.guestFavorites, true)
  modals.ask(
    {
      kind: 'toast',
      tone: 'ok',
      key: 'favorites.added',
      text: isFirst ? `${added}. ${isGuest ? hint.guest : hint.user}` : added,
      durationMs: hasLists ? SHOWN_WITH_LISTS_MS : SHOWN_MS,
      ...(isServed?.(PAGE) && { action: { label: open, href: PAGE } }),
    },
    PART,
  )
}
