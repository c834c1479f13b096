import { css } from '@linaria/core'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { isMobile, useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useNavigate } from '@verstak/router'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronDownIcon, plusIcon } from '@verstak/ui-kit/icons'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, controlHeight, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useAtomValue } from 'jotai'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { askListName } from '../list-windows/lateWindows.ts'
import { desktopPartsAtom } from './desktopPartsAtom.ts'
import { favoritesAddressOf } from './favoritesAddress.ts'
import { linkIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { newList } from './listLinkStyles.tsx'
import { plainPartsAtom } from './plainPartsAtom.ts'

export interface ListNavProps {
  lists: readonly FavoritesList[]
  /** Guid of the list that is shown. */
  current: string | null
}

/** The visitor's lists; on a phone a button with the present one that opens them. */
export function ListNav({ lists, current }: ListNavProps) {
  const host = useHost()
  const navigate = useNavigate()
  const { open, early } = useModals()
  const { PlainLinks } = useAtomValue(plainPartsAtom) ?? {}
  const { ListLinks } = useAtomValue(desktopPartsAtom) ?? {}
  const list = lists.find(({ guid }) => guid === current)

  async function create() {
    const made = await askListName(host)
    if (made) await navigate(favoritesAddressOf({ listGuid: made.guid }))
  }

  if (!isMobile(host.layout)) {
    return (
      <nav className={box} aria-label={texts.lists}>
        {ListLinks && <ListLinks lists={lists} current={current} onCreate={() => void create()} />}
      </nav>
    )
  }

  async function openSheet() {
    const late = await loadLate(host, () => import(/* webpackChunkName: "content" */ './ListLinks.tsx'))
    if (!late) return
    open({
      kind: 'sheet',
      title: texts.listsSheet,
      content: (close) => (
        <nav aria-label={texts.lists}>
          <late.ListLinks lists={lists} current={current} onPick={() => close()} onCreate={() => void create()} />
        </nav>
      ),
    })
  }

  return (
    <>
      {list ? (
        <button type="button" className={choice} aria-haspopup="dialog" {...early} onClick={() => void openSheet()}>
          <span className={choiceName}>{listNameOf(list)}</span>
          <span className={choiceCount}>{list.productGuids.length}</span>
          {list.sharingKey !== null && (
            <>
              <Icon shape={linkIcon} size="s" />
              <VisuallyHidden>{texts.isOpen}</VisuallyHidden>
            </>
          )}
          <Icon shape={chevronDownIcon} size="s" className={arrow} />
        </button>
      ) : (
        <button type="button" className={newList} {...early} onClick={() => void create()}>
          <Icon shape={plusIcon} />
          {texts.create}
        </button>
      )}
      <noscript>{PlainLinks && <PlainLinks lists={lists} />}</noscript>
    </>
  )
}

const box = css`
  padding: ${space.s8};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`

const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  height: ${controlHeight.l};
  margin-bottom: ${space.s12};
  padding: 0 ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  color: ${color.textPrimary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
  text-align: left;

  > svg {
    color: ${color.textMuted};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`

const choiceName = css`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const choiceCount = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s14};
  font-weight: ${weight.regular};
`

const arrow = css`
  margin-left: auto;
`
