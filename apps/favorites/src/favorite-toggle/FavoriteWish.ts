import type { WidgetProps } from '@verstak/contracts/widget'

/** The requested change for a product, with data about the user. */
export interface FavoriteWish extends Pick<WidgetProps['favorites/FavoriteToggle'], 'product' | 'isMarked' | 'look'> {
  isGuest: boolean
  /** The user can have several lists (FAV-003). */
  hasLists: boolean
}
