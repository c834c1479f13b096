import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { isCrawler, useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { REVIEWS_ID } from './reviewsId.ts'
import { reviewTexts } from './reviews.texts.ts'

const WIDGET = 'reviews/ProductReviews'

export interface ReviewsProps {
  product: Pick<ProductDetails, 'guid' | 'link' | 'rating' | 'reviewsCount'>
  className?: string
}

/**
 * Mean rating and number of reviews, and the reviews themselves if a remote provides them: once they are scrolled to,
 * for crawlers with the page. Without scripts a link leads to them.
 */
export function Reviews({ product, className }: ReviewsProps) {
  const { widgets, layout } = useHost()
  const { guid, link, rating, reviewsCount } = product
  const hasWidget = widgets.isOffered?.(WIDGET) ?? false
  if (reviewsCount === 0 && !hasWidget) return null
  const summary = (
    <>
      {reviewsCount > 0 && (
        <p className={figures}>
          <b className={figure}>{formatNumber(rating, 1)}</b> {reviewTexts.outOf}
          <span className={count}>{reviewTexts.count(reviewsCount)}</span>
        </p>
      )}
      {hasWidget && (
        <Link className={all} href={`${link}otzyvy/`}>
          {reviewTexts.all}
        </Link>
      )}
    </>
  )
  const widget = (
    <RemoteWidget
      name={WIDGET}
      productGuid={guid}
      productLink={link}
      rating={rating}
      count={reviewsCount}
      fallback={summary}
      failure={() => summary}
    />
  )
  return (
    <section id={REVIEWS_ID} className={className} data-reviews data-amount={amountOf(reviewsCount)}>
      <Heading level={2} look="block">
        {reviewTexts.title}
      </Heading>
      {!hasWidget && summary}
      {hasWidget &&
        (isCrawler(layout) ? (
          widget
        ) : (
          <WhenNear className={place} fallback={summary} isFallbackKept>
            {widget}
          </WhenNear>
        ))}
    </section>
  )
}

/** How high the list is at first, which begins with four reviews. */
const amountOf = (count: number) => (count === 0 ? 'none' : count === 1 ? 'one' : count < 4 ? 'few' : 'many')

/* The least height of a list of so many reviews: what stands below does not move when it comes. */
const place = css`
  @media (scripting: enabled) {
    min-height: 174px;

    [data-amount='one'] > & {
      min-height: 520px;
    }

    [data-amount='few'] > & {
      min-height: 690px;
    }

    [data-amount='many'] > & {
      min-height: 1212px;
    }

    @media ${media.phone} {
      min-height: 178px;

      [data-amount='one'] > & {
        min-height: 590px;
      }

      [data-amount='few'] > & {
        min-height: 1000px;
      }

      [data-amount='many'] > & {
        min-height: 1850px;
      }
    }
  }
`

const figure = css`
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
`

const count = css`
  margin-left: ${space.s12};
  color: ${color.textSecondary};
`

const figures = css`
  margin-top: ${space.s8};
  font-size: ${fontSize.s14};
`

const all = css`
  display: inline-block;
  margin-top: ${space.s8};
  color: ${color.textLink};
`
