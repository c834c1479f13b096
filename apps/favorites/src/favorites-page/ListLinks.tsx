import { css } from '@linaria/core'
import { MOST_FAVORITES_LISTS, type FavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { plusIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import {
  color,
  controlHeight,
  dimension,
  fontSize,
  lineHeight,
  media,
  radius,
  space,
  weight,
} from '@verstak/ui-kit/tokens'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { favoritesAddressOf } from './favoritesAddress.ts'
import { linkIcon } from './favoritesIcons.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'

export interface ListLinksProps {
  lists: readonly FavoritesList[]
  current: string | null
  /** Called when a list or the button is pressed. */
  onPick?: () => void
  onCreate: () => void
}

/** Links to the lists with their counts, and the button that makes one. */
export function ListLinks({ lists, current, onPick, onCreate }: ListLinksProps) {
  const { modals } = useHost()
  const named = lists.filter(({ isCommon }) => !isCommon)
  const linkOf = (list: FavoritesList) => {
    const name = listNameOf(list)
    return (
      <li key={list.guid}>
        <Link
          href={favoritesAddressOf(list.isCommon ? {} : { listGuid: list.guid })}
          title={name}
          aria-current={list.guid === current ? 'page' : undefined}
          onClick={onPick}
        >
          <span>{name}</span>
          {list.sharingKey !== null && (
            <>
              <Icon shape={linkIcon} size="s" />
              <VisuallyHidden>{texts.isOpen}</VisuallyHidden>
            </>
          )}
          <i>{list.productGuids.length}</i>
        </Link>
      </li>
    )
  }

  function create() {
    onPick?.()
    onCreate()
  }

  return (
    <>
      <ul className={links}>{lists.filter(({ isCommon }) => isCommon).map(linkOf)}</ul>
      {named.length > 0 && <h2 className={part}>{texts.own}</h2>}
      <ul className={links}>{named.map(linkOf)}</ul>
      {named.length < MOST_FAVORITES_LISTS && (
        <button type="button" className={newList} onPointerDown={modals.preload} onClick={create}>
          <Icon shape={plusIcon} />
          {texts.create}
        </button>
      )}
    </>
  )
}

export const links = css`
  a {
    display: flex;
    align-items: center;
    gap: ${space.s8};
    min-height: ${controlHeight.m};
    padding: 0 ${space.s12};
    border-radius: ${radius.control};
    color: ${color.textPrimary};
    text-decoration: none;
  }

  a > span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a > svg {
    flex: none;
    color: ${color.textMuted};
  }

  a > i {
    margin-left: auto;
    padding-left: ${space.s4};
    color: ${color.textMuted};
    font-size: ${fontSize.s13};
    font-style: normal;
  }

  @media ${media.touch} {
    a {
      min-height: ${dimension.tapMin};
    }
  }

  @media ${media.hover} {
    a:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  a[aria-current] {
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
    font-weight: ${weight.semibold};
  }

  a[aria-current] > :is(i, svg) {
    color: ${color.textInverseMuted};
  }
`

const part = css`
  margin: ${space.s8} -${space.s8} 0;
  padding: ${space.s12} ${space.s20} ${space.s6};
  border-top: 1px solid ${color.lineHair};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.medium};
`

export const newList = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  width: 100%;
  min-height: ${controlHeight.m};
  padding: 0 ${space.s12};
  border-radius: ${radius.control};
  color: ${color.textLink};
  font-weight: ${weight.semibold};
  text-align: left;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceSunken};
    }
  }

  @media (scripting: none) {
    display: none;
  }
`
