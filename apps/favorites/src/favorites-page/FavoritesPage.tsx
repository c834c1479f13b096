import { css } from '@linaria/core'
import { useLoaderData, useLocation } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { media, space } from '@verstak/ui-kit/tokens'
import { parseFavoritesAddress } from './favoritesAddress.ts'
import type { FavoritesPageData } from './favoritesPageLoader.ts'
import { OwnFavorites } from './OwnFavorites.tsx'
import { SharedFavorites } from './SharedFavorites.tsx'

/** The visitor's lists, or one that somebody shares (ROUTE-040, ROUTE-041, FAV-021). */
export function FavoritesPage() {
  const { failure } = useLoaderData<FavoritesPageData>()
  const address = parseFavoritesAddress(useLocation().search)
  return (
    <Container className={page}>
      <meta name="robots" content="noindex" />
      {address.sharingKey === null ? (
        <OwnFavorites address={address} isFailed={failure !== null} />
      ) : (
        <SharedFavorites key={address.sharingKey} sharingKey={address.sharingKey} failure={failure} />
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
