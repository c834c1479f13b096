import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { isMobile, type Host } from '@verstak/host'
import type { FavoriteWish } from './FavoriteWish.ts'
import { favoriteToggleTexts } from './favoriteToggle.texts.ts'

const PART = 'favorites/FavoriteToggle'
const PAGE = '/user/favorites/'
const SHOWN_MS = 10_000
/** Longer for users with lists, whose message has more content (FAV-017). */
const SHOWN_WITH_LISTS_MS = 4_000

/** Shows that a product was added (FAV-016, FAV-017, MEDIA-021), and the first time a hint where to find favourites. */
export function showAddedToast(host: Host, { product, isGuest, hasLists }: FavoriteWish): void {
  const { modals, isServed, layout } = host
  const { added, open, addToList, hint } = favoriteToggleTexts
  const isFirst = !readDevice(DEVICE_KEYS.favoritesHintShown)
  if (isFirst) writeDevice(DEVICE_KEYS.favoritesHintShown, true)
  if (isGuest) writeDevice(DEVICE_KEYS.guestFavorites, true)
  // A phone's popup leads to the list (MEDIA-021); there the heart itself asks for a list when it is pressed again.
  const offersLists = hasLists && !(isMobile(layout) && isServed?.(PAGE))
  modals.ask(
    {
      kind: 'toast',
      tone: 'ok',
      key: 'favorites.added',
      text: isFirst ? `${added}. ${isGuest ? hint.guest : hint.user}` : added,
      durationMs: hasLists ? SHOWN_WITH_LISTS_MS : SHOWN_MS,
      ...(offersLists
        ? { action: { label: addToList, onPress: () => void openLists(host, product) } }
        : isServed?.(PAGE) && { action: { label: open, href: PAGE } }),
    },
    PART,
  )
}

/** FAV-004, FAV-008. */
async function openLists(host: Host, { guid, name }: FavoriteWish['product']): Promise<void> {
  try {
    const { openChooseList } = await import(/* webpackChunkName: "list-windows" */ '../list-windows/openChooseList.tsx')
    await openChooseList(host, { kind: 'add', productGuids: [guid] }, name)
  } catch {
    host.modals.ask({ kind: 'error', advice: 'later' }, PART)
  }
}
