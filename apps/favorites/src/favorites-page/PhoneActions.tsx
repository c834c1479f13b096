import { css } from '@linaria/core'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { useModals } from '@verstak/remote-kit/useModals'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon, closeIcon, shareIcon } from '@verstak/ui-kit/icons'
import { Menu, type MenuItem } from '@verstak/ui-kit/Menu'
import { color } from '@verstak/ui-kit/tokens'
import { AccessWindow } from './AccessCard.tsx'
import { dotsIcon, downloadIcon, pencilIcon, printIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts, shareTexts } from './favoritesPage.texts.ts'
import { dots } from './rowStyles.tsx'
import { csvAddressOf } from './SaveLinks.tsx'
import { useListActions } from './useListActions.ts'

export interface PhoneActionsProps {
  list: FavoritesList
  count: number
  hasLists: boolean
}

/** On a phone, beside the heading: access by a link, and a menu with the rest. */
export function PhoneActions({ list, count, hasLists }: PhoneActionsProps) {
  const { open, early } = useModals()
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

  function share() {
    open({ kind: 'dialog', title: shareTexts.windowTitle, content: <AccessWindow guid={list.guid} /> })
  }

  return (
    <div className={buttons} {...early}>
      {hasLists && count > 0 && <IconButton shape={shareIcon} label={shareTexts.shareList} onClick={share} />}
      {items.length > 0 && (
        <Menu
          label={texts.more}
          align="end"
          items={items}
          trigger={(props) => <IconButton shape={dotsIcon} label={texts.more} className={dots} {...props} />}
        />
      )}
    </div>
  )
}

const buttons = css`
  display: flex;
  flex: none;

  > button {
    color: ${color.textPrimary};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
