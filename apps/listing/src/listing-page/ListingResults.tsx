import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { isCrawler, useHost } from '@verstak/host'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Pagination } from '@verstak/ui-kit/Pagination'
import type { Device } from '@verstak/ui-kit/photoSize'
import { ProductGrid } from '@verstak/ui-kit/ProductGrid'
import { color, media, motion, space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useAtomValue } from 'jotai'
import { type RefObject, useMemo } from 'react'
import { useFocusAfterRemoval } from '../filters/useFocusAfterRemoval.ts'
import {
  changeFailed,
  loadingLabel,
  moreFailed,
  resultsLabel,
  showMoreLabel,
  shownProductsLabel,
} from './listing.texts.ts'
import { listingHref } from './listingAddress.ts'
import { listingViewAtom } from './listingViewAtom.ts'
import { useMoreProducts } from './useMoreProducts.ts'
import { useSearchParts } from './useSearchParts.ts'
import type { ListingFailure } from './useShownListing.ts'

/** Number of products in the first row; their photos load eagerly. */
const FIRST_ROW: Record<Device, number> = { desktop: 4, phone: 2 }

export interface ListingResultsProps {
  listing: Listing
  /** The input that `listing` answers. */
  input: ListingInput
  device: Device
  /** The section; gets the focus when the focused element is removed. */
  ref: RefObject<HTMLElement | null>
  /** Other products are loading: the current ones are dimmed. */
  isPending: boolean
  /** Failure of the last requested change. */
  failure: ListingFailure | null
}

/** Products, the «show more» button, and page links. */
export function ListingResults({ listing, input, device, ref, isPending, failure }: ListingResultsProps) {
  const { layout } = useHost()
  const view = useAtomValue(listingViewAtom)
  const { products, nextCount, isLoading, hasFailed, showMore } = useMoreProducts(listing, input, failure !== null)
  const keptFocus = useFocusAfterRemoval<HTMLDivElement>(ref)
  const focusAfterRetry = useFocusAfterRemoval<HTMLDivElement>(ref)
  const { canonical, page, pagesCount, total } = listing
  const { EmptyListing } = useSearchParts(total === 0) ?? {}
  const appended = products.length - listing.products.length
  const address = listingHref(canonical, input)
  // Memoized, so that a pending change does not rerender it. The tiles of another listing are created anew instead of
  // moved: browsers count elements that move long after a click as a layout shift.
  const grid = useMemo(
    () => (
      <ProductGrid key={address} layout={view} bleed={device === 'phone'}>
        {products.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            device={device}
            variant={view === 'list' ? 'horizontal' : 'vertical'}
            isFirst={index < FIRST_ROW[device]}
          />
        ))}
      </ProductGrid>
    ),
    [address, products, view, device],
  )

  return (
    <section
      ref={ref}
      className={results}
      aria-label={resultsLabel}
      aria-busy={isPending || failure?.isRetrying === true}
      tabIndex={-1}
      data-device={device}
    >
      {failure && (
        <div className={stale} {...focusAfterRetry}>
          <ErrorState title={changeFailed.title} onRetry={failure.retry} isRetrying={failure.isRetrying}>
            {changeFailed.advice}
          </ErrorState>
        </div>
      )}
      {total === 0 ? (
        <div className={empty} {...keptFocus}>
          {EmptyListing && <EmptyListing listing={listing} input={input} />}
        </div>
      ) : (
        grid
      )}
      <VisuallyHidden role="status">{appended > 0 && shownProductsLabel(products.length, total)}</VisuallyHidden>
      {hasFailed && (
        <div className={missing}>
          <ErrorState title={moreFailed.title} onRetry={showMore}>
            {moreFailed.advice}
          </ErrorState>
        </div>
      )}
      {pagesCount > 1 && (
        <div className={foot}>
          {!failure && !hasFailed && !isCrawler(layout) && (nextCount > 0 || isLoading) && (
            <Button
              className={more}
              variant="secondary"
              size="l"
              loading={isLoading}
              loadingLabel={loadingLabel}
              onClick={showMore}
            >
              {showMoreLabel(nextCount)}
            </Button>
          )}
          <Pagination
            page={page}
            pageCount={pagesCount}
            hrefOf={(number) => listingHref(canonical, input, { page: number })}
          />
        </div>
      )}
    </section>
  )
}

const results = css`
  min-width: 0;
  outline: none;
  transition: opacity ${motion.fast};

  &[aria-busy='true'] {
    opacity: 0.5;
  }

  /* An opaque layer of its own, so that text stays sharp and two dozen cards are not repainted when they are dimmed
     or moved down by a chip above them. */
  &[data-device='desktop'] {
    background-color: ${color.surfacePage};
    will-change: opacity;
  }

  /* The line under the bar is also the one above the products. A sibling selector would restyle all products
     whenever a filter is chosen. */
  &[data-device='phone'] {
    margin-top: -1px;
  }
`

const empty = css`
  [data-device='phone'] > & {
    padding: 0 ${space.s12};
  }
`

const stale = css`
  margin-bottom: ${space.s12};

  [data-device='phone'] > & {
    margin: ${space.s12};
  }
`

const missing = css`
  margin-top: ${space.s16};

  [data-device='phone'] > & {
    margin: ${space.s16} ${space.s12} 0;
  }
`

const foot = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.s16};
  margin: ${space.s24} 0 ${space.s16};

  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    margin: ${space.s16} ${space.s12};
  }

  [data-device='phone'] > & {
    flex-direction: column;
    align-items: stretch;
    margin: ${space.s16} ${space.s12};
  }
`

const more = css`
  && {
    flex: 1 0 auto;
  }
`
