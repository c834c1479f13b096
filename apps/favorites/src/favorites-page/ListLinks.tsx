import { MAX_FAVORITES_LISTS, type FavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { plusIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { favoritesAddressOf } from './favoritesAddress.ts'
import { linkIcon } from './favoritesIcons.ts'
import { links, newList, part } from './listLinkStyles.tsx'
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
  const common = lists.filter(({ isCommon }) => isCommon)
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
      {common.length > 0 && <ul className={links}>{common.map(linkOf)}</ul>}
      {named.length > 0 && <h2 className={part}>{texts.own}</h2>}
      <ul className={links}>{named.map(linkOf)}</ul>
      {named.length < MAX_FAVORITES_LISTS && (
        <button type="button" className={newList} onPointerDown={modals.preload} onClick={create}>
          <Icon shape={plusIcon} />
          {texts.create}
        </button>
      )}
    </>
  )
}
