import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { Stars } from '../review-card/Stars.tsx'
import { listTexts } from './reviewList.texts.ts'

export interface RatingSummaryProps {
  /** Mean of all reviews. */
  rating: number
  count: number
  /** Reviews of those who have bought it here. */
  purchasedCount: number
}

/** Mean rating in large figures, and how many reviews it comes from. */
export function RatingSummary({ rating, count, purchasedCount }: RatingSummaryProps) {
  return (
    <div className={summary}>
      <b className={figure}>{formatNumber(rating, 1)}</b>
      <div>
        <Stars rating={rating} size="m" />
        <p className={words}>
          {listTexts.count(count)}
          {purchasedCount > 0 && `, ${listTexts.purchased(purchasedCount)}`}
        </p>
      </div>
    </div>
  )
}

const figure = css`
  font-size: ${fontSize.s48};
  line-height: ${lineHeight.s48};
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
`

const words = css`
  margin-top: ${space.s2};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const summary = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
`
