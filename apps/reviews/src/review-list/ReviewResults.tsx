import { css } from '@linaria/core'
import { isCrawler, useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Button } from '@verstak/ui-kit/Button'
import { Pagination } from '@verstak/ui-kit/Pagination'
import { color, fontSize, media, space } from '@verstak/ui-kit/tokens'
import type { OpenMedia } from '../media-window/OpenMedia.ts'
import { ReviewCard } from '../review-card/ReviewCard.tsx'
import { listTexts } from './reviewList.texts.ts'
import type { ShownReviews } from './useReviews.ts'

export interface ReviewResultsProps {
  shown: ShownReviews
  /** Address of a page; without it the list has no pages of its own. */
  pageHrefOf: ((page: number) => string) | undefined
  onOpenMedium: OpenMedia
}

/** The most useful review, the reviews, and the way to the others. */
export function ReviewResults({ shown, pageHrefOf, onOpenMedium }: ReviewResultsProps) {
  const { layout } = useHost()
  const { first, more, input, hasMore, isLoadingMore, showMore } = shown
  if (first === 'trouble') return null
  const { pagination, mostUsefulReviews, reviewsCount } = first
  const mostUseful = input.isCurrentVariant ? mostUsefulReviews.productReview : mostUsefulReviews.groupReview
  const reviews = [first, ...more].flatMap((page) => page.reviews)
  // A review may have moved to the next page meanwhile.
  const unique = [...new Map(reviews.map((review) => [review.guid, review])).values()]
  const total = pagination.total ?? reviewsCount.group
  const before = (pagination.page - 1) * pagination.itemsPerPage
  const cardProps = (productGuid: string) => ({
    // On the tab of all variants (REVIEW-003).
    hasProduct: !input.isCurrentVariant && productGuid !== input.productGuid,
    onOpenMedium,
  })
  return (
    <>
      {/* Alone it would stand there twice. */}
      {mostUseful && reviewsCount.group > 1 && (
        <ReviewCard review={mostUseful} isMostUseful {...cardProps(mostUseful.productGuid)} />
      )}
      {unique.map((review) => (
        <ReviewCard key={review.guid} review={review} {...cardProps(review.productGuid)} />
      ))}
      <div className={foot}>
        {hasMore && !isCrawler(layout) && (
          <Button
            className={button}
            variant="secondary"
            size="l"
            loading={isLoadingMore}
            loadingLabel={listTexts.loading}
            onClick={showMore}
          >
            {listTexts.more}
          </Button>
        )}
        <p className={note} role="status">
          {listTexts.shown(formatNumber(before + unique.length), formatNumber(total))}
        </p>
        {pageHrefOf && <Pagination page={pagination.page} pageCount={pagination.pagesCount ?? 1} hrefOf={pageHrefOf} />}
      </div>
    </>
  )
}

const button = css`
  && {
    flex: 1 1 320px;
  }

  @media (scripting: none) {
    && {
      display: none;
    }
  }
`

const note = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s12} ${space.s24};
  padding: ${space.s16} ${space.s24};

  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    padding: ${space.s16} ${space.s12};
    text-align: center;
  }

  @media ${media.phone} {
    && > .${button} {
      flex: none;
    }
  }
`
