import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { REVIEWS_ID } from './reviewsId.ts'
import { reviewTexts } from './reviews.texts.ts'

const WIDGET = 'reviews/ProductReviews'

export interface ReviewsProps {
  product: Pick<ProductDetails, 'guid' | 'rating' | 'reviewsCount'>
  className?: string
}

/** Mean rating and number of reviews, with the reviews themselves if a remote provides them. */
export function Reviews({ product: { guid, rating, reviewsCount }, className }: ReviewsProps) {
  const { widgets } = useHost()
  const hasWidget = widgets.isOffered?.(WIDGET) ?? false
  if (reviewsCount === 0 && !hasWidget) return null
  return (
    <section id={REVIEWS_ID} className={className} data-reviews>
      <Heading level={2} look="block">
        {reviewTexts.title}
      </Heading>
      {reviewsCount > 0 && (
        <p className={summary}>
          <b className={figure}>{formatNumber(rating, 1)}</b> {reviewTexts.outOf}
          <span className={count}>{reviewTexts.count(reviewsCount)}</span>
        </p>
      )}
      {hasWidget && (
        <RemoteWidget name={WIDGET} productGuid={guid} rating={rating} count={reviewsCount} fallback={null} />
      )}
    </section>
  )
}

const figure = css`
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
`

const count = css`
  margin-left: ${space.s12};
  color: ${color.textSecondary};
`

const summary = css`
  margin-top: ${space.s8};
  font-size: ${fontSize.s14};
`
