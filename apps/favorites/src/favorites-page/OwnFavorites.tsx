import { isMobile, useHost } from '@verstak/host'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useAtomValue } from 'jotai'
import { desktopPartsAtom } from './desktopPartsAtom.ts'
import type { FavoritesAddress } from './favoritesAddress.ts'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { ListContents } from './ListContents.tsx'
import { ListNav } from './ListNav.tsx'
import { OtherPart } from './OtherPart.tsx'
import { columns, heading, main, phoneHead, phoneName, side } from './pageStyles.tsx'
import { PhoneActions } from './PhoneActions.tsx'
import { plainPartsAtom } from './plainPartsAtom.ts'
import { rowsOf } from './rows.ts'
import { SignInNote } from './SignInNote.tsx'
import { SumCard } from './SumCard.tsx'
import { useFavorites, useHasLists } from './useFavorites.ts'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'

export interface OwnFavoritesProps {
  address: FavoritesAddress
  isFailed: boolean
}

/** The lists of the visitor: one of them with its products, its sum and its access. */
export function OwnFavorites({ address, isFailed: isLoadFailed }: OwnFavoritesProps) {
  const { layout } = useHost()
  const isPhone = isMobile(layout)
  const hasLists = useHasLists()
  const Plain = useAtomValue(plainPartsAtom)
  const Desktop = useAtomValue(desktopPartsAtom)
  const { lists, list, isFailed, isLoading, retry } = useFavorites(address.listGuid, isLoadFailed)
  const count = new Set(lists?.flatMap(({ productGuids }) => productGuids)).size
  const rows = list && rowsOf(list)
  const hasNav = hasLists && lists !== undefined
  const note = lists && count > 0 && !isPhone && (hasLists ? texts.total(count, lists.length) : texts.count(count))
  const isNamed = list && !list.isCommon

  return (
    <>
      <title>{isNamed ? texts.documentTitleOf(list.name) : texts.documentTitle}</title>
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      <div className={phoneHead}>
        <Heading level={1} note={note} className={heading}>
          {texts.title}
        </Heading>
        {isPhone && list && rows && <PhoneActions list={list} count={rows.length} hasLists={hasLists} />}
      </div>
      <noscript>{Plain && <Plain.PlainProblem />}</noscript>
      {isFailed && <ErrorState title={texts.failed} onRetry={retry} isRetrying={isLoading} />}
      {!isFailed && (!lists || (lists.length > 0 && !list)) && <Spinner label={texts.loading} />}
      {lists && (
        <div className={columns} data-nav={hasNav || undefined} data-side={(rows && rows.length > 0) || undefined}>
          {hasNav && <ListNav lists={lists} current={list?.guid ?? null} />}
          <div className={main}>
            {hasLists && list && rows && Desktop && <Desktop.ListHead list={list} count={rows.length} />}
            {list && rows && rows.length > 0 && (isPhone || !hasLists) && (
              <h2 className={phoneName}>{listNameOf(list)}</h2>
            )}
            {list && rows && rows.length > 0 && <ListContents key={list.guid} list={list} rows={rows} />}
            {(lists.length === 0 || rows?.length === 0) && (
              <OtherPart part="EmptyFavorites">
                {(EmptyFavorites) => <EmptyFavorites list={list} lists={lists} />}
              </OtherPart>
            )}
            {!hasLists && count > 0 && <SignInNote />}
            {hasLists && <noscript>{Plain && <Plain.PlainForms list={list} count={rows?.length ?? 0} />}</noscript>}
          </div>
          {list && rows && rows.length > 0 && (
            <aside className={side}>
              <SumCard rows={rows} isPhone={isPhone} />
              {hasLists && Desktop && <Desktop.AccessCard list={list} />}
              {Desktop && <Desktop.SaveLinks listGuid={list.guid} />}
            </aside>
          )}
        </div>
      )}
    </>
  )
}
