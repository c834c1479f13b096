import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Icon } from '../Icon/Icon.tsx'
import { starIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, fontSize, lineHeight, space, weight } from '../tokens/tokens.ts'
import { noReviewsLabel, ratingLabel, reviewsLabel } from './rating.texts.ts'

export interface RatingProps {
  /** Average from 1 to 5; shown with one digit after the comma. */
  value: number
  /** Number of reviews; at 0 no rating is shown. */
  count: number
  /** Address of the reviews; without it the number is plain text. */
  href?: string
}

/** Average rating with the number of reviews: ★ 4,8 214 отзывов. `data-empty` without reviews. With `href` the number is a link. */
export function Rating({ value, count, href }: RatingProps) {
  if (count === 0) {
    return (
      <span className={row} data-empty>
        <Icon shape={starIcon} className={star} />
        {noReviewsLabel}
      </span>
    )
  }
  const reviews = reviewsLabel(count)
  return (
    <span className={row}>
      <Icon shape={starIcon} className={star} />
      <VisuallyHidden>{`${ratingLabel} `}</VisuallyHidden>
      <b className={figure}>{formatNumber(value, 1)}</b>
      {href ? (
        <Link href={href} className={number}>
          {reviews}
        </Link>
      ) : (
        <span className={number}>{reviews}</span>
      )}
    </span>
  )
}

const star = css`
  && {
    width: 15px;
    height: 15px;
    fill: ${color.rating};
    color: ${color.rating};
  }
`

const figure = css`
  font-weight: ${weight.semibold};
`

const number = css`
  margin-left: ${space.s4};
  color: ${color.textSecondary};
`

const row = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  white-space: nowrap;

  &[data-empty] {
    color: ${color.textMuted};
  }

  &[data-empty] > .${star} {
    fill: none;
    color: ${color.lineControl};
  }
`
