import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Chip } from '@verstak/ui-kit/Chip'
import { chevronLeftIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import type { RefObject } from 'react'
import { useFocusAfterRemoval } from '../filters/useFocusAfterRemoval.ts'
import { narrowDesktop } from '../listing-page/narrowDesktop.ts'
import { searchCategoriesTitle } from './searchCategories.texts.ts'
import { type SearchCategoryLink, searchCategoryLinks } from './searchCategoryLinks.ts'

export interface SearchCategoryChipsProps {
  listing: Listing
  input: ListingInput
  /** Gets the focus when no category is left to choose. */
  results: RefObject<HTMLElement | null>
  /** Only on a desktop without the filter column. */
  isForNarrow?: boolean
}

/** Categories to narrow a search, in one scrolling row. */
export function SearchCategoryChips({ listing, input, results, isForNarrow }: SearchCategoryChipsProps) {
  const keptFocus = useFocusAfterRemoval<HTMLElement>(results)
  const links = withNearestBack(searchCategoryLinks(listing, input))
  if (links.length === 0) return null
  return (
    <nav className={clsx(row, isForNarrow && narrowRow)} aria-label={searchCategoriesTitle} {...keptFocus}>
      {links.map(({ id, name, href, kind, count }) => (
        <Chip
          key={id}
          label={name}
          href={href}
          rel="nofollow"
          size="m"
          icon={kind === 'back' ? chevronLeftIcon : undefined}
          selected={kind === 'chosen'}
          note={count === null ? undefined : formatNumber(count)}
        />
      ))}
    </nav>
  )
}

/** Only the nearest parent, so that the chosen category stays visible after it. */
function withNearestBack(links: readonly SearchCategoryLink[]): SearchCategoryLink[] {
  const nearest = links.findLast(({ kind }) => kind === 'back')
  return links.filter((link) => link.kind !== 'back' || link === nearest)
}

/* A scrolling row needs room for the focus ring of a link. */
const row = css`
  display: flex;
  gap: ${space.s8};
  margin-bottom: ${space.s8};
  padding: ${space.s4} ${space.s12};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding: ${space.s12};
`

const narrowRow = css`
  && {
    display: none;
    margin: ${space.s8} calc(-1 * ${space.s4}) 0;
    padding: ${space.s4};
  }

  @media ${narrowDesktop} {
    && {
      display: flex;
    }
  }
`
