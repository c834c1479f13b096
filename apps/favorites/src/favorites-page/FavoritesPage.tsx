import { css } from '@linaria/core'
import { useOtherTabs } from '@verstak/remote-kit/useOtherTabs'
import { useLoaderData, useLocation } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { media, space } from '@verstak/ui-kit/tokens'
import { refreshLists } from '../favorites-changes/refreshLists.ts'
import { parseFavoritesAddress } from './favoritesAddress.ts'
import type { FavoritesPageData } from './FavoritesPageData.ts'
import { OtherPart } from './OtherPart.tsx'
import { OwnFavorites } from './OwnFavorites.tsx'

/** The visitor's lists, or one that somebody shares (ROUTE-040, ROUTE-041, FAV-021). */
export function FavoritesPage() {
  const { failure } = useLoaderData<FavoritesPageData>()
  const address = parseFavoritesAddress(useLocation().search)
  const { sharingKey } = address
  useOtherTabs(refreshLists)
  return (
    <Container className={page}>
      <meta name="robots" content="noindex" />
      {sharingKey === null ? (
        <OwnFavorites address={address} isFailed={failure !== null} />
      ) : (
        <OtherPart part="SharedFavorites">
          {(SharedFavorites) => <SharedFavorites key={sharingKey} sharingKey={sharingKey} failure={failure} />}
        </OtherPart>
      )}
    </Container>
  )
}

const page = css`
  padding-top: ${space.s16};
  padding-bottom: ${space.s48};

  @media ${media.phone} {
    padding-top: ${space.s8};
    padding-bottom: 0;
  }
`
