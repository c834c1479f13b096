import { useQuery } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { isMobile, useHost } from '@verstak/host'
import { MarkButtons } from '@verstak/remote-kit/MarkButtons'
import { useRegion } from '@verstak/region'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { sharedQuery } from '../favorites-changes/favoritesQueries.ts'
import { FavoriteRow } from './FavoriteRow.tsx'
import { FAVORITES } from './favoritesAddress.ts'
import { printIcon } from './favoritesIcons.ts'
import { favoritesTexts, rowTexts } from './favoritesPage.texts.ts'
import { sharedTexts as texts } from './otherFavorites.texts.ts'
import type { FavoritesPageData } from './FavoritesPageData.ts'
import { card, columns, heading, main, phoneHead, side } from './pageStyles.tsx'
import { isAvailable, isPriced, rowsOf } from './rows.ts'
import { rowBox, rows as rowsBox } from './rowStyles.tsx'
import { SaveLinks } from './SaveLinks.tsx'
import { SharedNote } from './SharedNote.tsx'
import { SumCard } from './SumCard.tsx'
import { UnavailableList } from './UnavailableList.tsx'

export interface SharedFavoritesProps extends FavoritesPageData {
  sharingKey: string
}

/** A list by its key, for whoever has the link (FAV-021): nothing in it can be changed. */
export function SharedFavorites({ sharingKey, failure }: SharedFavoritesProps) {
  const { call, layout } = useHost()
  const { id: regionId, prepositional } = useRegion()
  const isPhone = isMobile(layout)
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...sharedQuery(call, sharingKey, regionId),
    enabled: ({ state }) => failure === null || state.data !== undefined,
  })
  const isClosed = error ? readApiError(error)?.code === 'not-found' : failure === 'unknown-key' && !data

  if (isClosed) return <UnavailableList />
  const rows = data && rowsOf(data)
  return (
    <>
      <title>{data ? favoritesTexts.sharedDocumentTitle(data.name) : favoritesTexts.documentTitle}</title>
      <Breadcrumbs
        items={[
          { label: favoritesTexts.home, href: '/' },
          { label: favoritesTexts.title, href: FAVORITES },
          ...(data ? [{ label: data.name }] : []),
        ]}
      />
      <div className={phoneHead}>
        <Heading
          level={1}
          note={rows && rows.length > 0 && (isPhone ? rows.length : favoritesTexts.count(rows.length))}
          className={heading}
        >
          {data?.name ?? favoritesTexts.title}
        </Heading>
        {isPhone && rows && rows.length > 0 && (
          <IconButton shape={printIcon} label={favoritesTexts.print} onClick={() => print()} />
        )}
      </div>
      {!data && (isError || failure !== null) && (
        <ErrorState title={favoritesTexts.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !isError && failure === null && <Spinner label={favoritesTexts.loading} />}
      {data && rows && (
        <>
          <SharedNote
            sharingKey={sharingKey}
            note={data.isOwn ? texts.ownNote : texts.note(prepositional)}
            isOwn={data.isOwn ?? false}
            canTake={rows.length > 0}
          />
          {rows.length === 0 && <EmptyState title={texts.empty}>{texts.emptyAdvice}</EmptyState>}
          {rows.length > 0 && (
            <div className={columns} data-side>
              <div className={main}>
                <div className={card}>
                  <ol className={rowsBox} aria-label={rowTexts.list}>
                    {rows.map((row) => (
                      <li key={row.guid} className={rowBox} data-plain data-out={!isAvailable(row) || undefined}>
                        <FavoriteRow
                          row={row}
                          aside={isPriced(row) && row.isActive && <MarkButtons product={row} look="tile" />}
                        />
                      </li>
                    ))}
                  </ol>
                </div>
              </div>
              <aside className={side}>
                <SumCard rows={rows} isPhone={isPhone} />
                {!isPhone && <SaveLinks />}
              </aside>
            </div>
          )}
        </>
      )}
    </>
  )
}
