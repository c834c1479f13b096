import type { FavoritesList } from '@verstak/contracts/favorites'
import { binIcon, closeIcon } from '@verstak/ui-kit/icons'
import type { MenuItem } from '@verstak/ui-kit/Menu'
import { MenuPopup } from '@verstak/ui-kit/MenuPopup'
import type { LazyPopupProps } from '@verstak/ui-kit/useLazyPopup'
import { csvAddressOf } from './csvAddressOf.ts'
import { downloadIcon, pencilIcon, printIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { useListActions } from './useListActions.ts'

export interface PhoneActionsPopupProps extends LazyPopupProps {
  list: FavoritesList
  count: number
  hasLists: boolean
}

/** What can be done with a list as a whole, on a phone. */
export function PhoneActionsPopup({ list, count, hasLists, ...popup }: PhoneActionsPopupProps) {
  const { rename, clear, remove } = useListActions(list, count)
  const isOwnNamed = hasLists && !list.isCommon
  const items: MenuItem[] = []
  if (isOwnNamed) items.push({ label: texts.rename, icon: pencilIcon, onSelect: () => void rename() })
  if (count > 0) {
    items.push({ label: texts.print, icon: printIcon, onSelect: () => print() })
    items.push({ label: texts.csv, icon: downloadIcon, href: csvAddressOf(list.guid) })
    if (hasLists) items.push({ label: texts.clear, icon: closeIcon, onSelect: () => void clear() })
  }
  if (isOwnNamed) items.push({ label: texts.remove, icon: binIcon, isDanger: true, onSelect: () => void remove() })
  return <MenuPopup {...popup} label={texts.more} align="end" items={items} />
}
