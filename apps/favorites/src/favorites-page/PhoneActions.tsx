import { css } from '@linaria/core'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { shareIcon } from '@verstak/ui-kit/icons'
import { useLazyPopup } from '@verstak/ui-kit/useLazyPopup'
import { color } from '@verstak/ui-kit/tokens'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { dotsIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { dots } from './rowStyles.tsx'

export interface PhoneActionsProps {
  list: FavoritesList
  count: number
  hasLists: boolean
}

/** On a phone, beside the heading: access by a link, and a menu with the rest. Both come with the first press. */
export function PhoneActions({ list, count, hasLists }: PhoneActionsProps) {
  const host = useHost()
  const { open, early } = useModals()
  const { trigger, popup, Popup } = useLazyPopup('menu', loadPopup)

  async function share() {
    const late = await loadLate(host, () => import(/* webpackChunkName: "content" */ './AccessCard.tsx'))
    if (!late) return
    const { AccessWindow } = late
    open({ kind: 'dialog', title: texts.access, content: <AccessWindow guid={list.guid} /> })
  }

  return (
    <div className={buttons} {...early}>
      {hasLists && count > 0 && <IconButton shape={shareIcon} label={texts.share} onClick={() => void share()} />}
      {(count > 0 || (hasLists && !list.isCommon)) && (
        <IconButton shape={dotsIcon} label={texts.more} className={dots} {...trigger} />
      )}
      {Popup && <Popup {...popup} {...{ list, count, hasLists }} />}
    </div>
  )
}

const loadPopup = async () =>
  (await import(/* webpackChunkName: "list-changes" */ './PhoneActionsPopup.tsx')).PhoneActionsPopup

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
