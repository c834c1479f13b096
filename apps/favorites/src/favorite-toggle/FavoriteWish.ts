import type { WidgetProps } from '@verstak/contracts/widget'

/** What the visitor wants of a product, and who he is. */
export interface FavoriteWish extends Pick<WidgetProps['favorites/FavoriteToggle'], 'product' | 'isMarked' | 'look'> {
  isGuest: boolean
  /** He may have several lists (FAV-003). */
  hasLists: boolean
}
