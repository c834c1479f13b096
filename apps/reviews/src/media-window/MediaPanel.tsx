import { css } from '@linaria/core'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getReviewModalInfo } from '@verstak/contracts/reviewMedia'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, space, weight } from '@verstak/ui-kit/tokens'
import { ReviewAuthor } from '../review-card/ReviewAuthor.tsx'
import { reviewTexts } from '../review-card/reviewCard.texts.ts'
import { ReviewText } from '../review-card/ReviewText.tsx'
import { Stars } from '../review-card/Stars.tsx'
import { MediaProduct } from './MediaProduct.tsx'
import { windowTexts } from './mediaWindow.texts.ts'
import type { SwipeHandlers } from './useSwipeAcross.ts'

const PARTS = ['advantages', 'disadvantages', 'comment', 'reasonToBuy'] as const

export interface MediaPanelProps {
  /** Undefined while it is loading. */
  info: EndpointResponse<typeof getReviewModalInfo> | undefined
  isPhone: boolean
  swipe: SwipeHandlers
}

/** Author, texts and product of the shown review. */
export function MediaPanel({ info, isPhone, swipe }: MediaPanelProps) {
  if (!info) {
    return (
      <div className={panel}>
        <div className={waiting}>
          <Spinner label={windowTexts.loading} />
        </div>
      </div>
    )
  }
  const { reviewItem: review, product } = info
  return (
    <div className={panel}>
      {/* Scrolled by keys, too. */}
      <div
        key={review.guid}
        className={scroll}
        data-phone={isPhone || undefined}
        role="region"
        aria-label={review.author.name}
        tabIndex={0}
        {...swipe}
      >
        <div className={author}>
          <ReviewAuthor review={review} level={2} />
          <span className={score}>
            <Stars rating={review.productRating} />
            <span aria-hidden>{formatNumber(review.productRating)}</span>
          </span>
        </div>
        <div className={texts}>
          {PARTS.map((part) => {
            const text = review.content[part].trim()
            return text && <ReviewText key={part} title={reviewTexts.parts[part]} text={text} mode="open" />
          })}
        </div>
      </div>
      {product && <MediaProduct product={product} isPhone={isPhone} />}
    </div>
  )
}

const waiting = css`
  display: grid;
  place-items: center;
  min-height: 160px;
`

const author = css`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s20} 64px ${space.s16} ${space.s24};
  border-bottom: 1px solid ${color.lineHair};

  [data-phone] > & {
    padding: ${space.s16};
    border-bottom: 0;
  }
`

const score = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
`

const texts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: ${space.s16} ${space.s24} ${space.s20};

  [data-phone] > & {
    padding: 0 ${space.s16} ${space.s20};
  }
`

const scroll = css`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  touch-action: pan-y;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const panel = css`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
`
