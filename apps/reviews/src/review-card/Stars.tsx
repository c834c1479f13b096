import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Icon } from '@verstak/ui-kit/Icon'
import { starIcon } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { reviewTexts } from './reviewCard.texts.ts'

const SCALE = [1, 2, 3, 4, 5]

export interface StarsProps {
  /** From 0 to 5; a mean is rounded to whole stars. */
  rating: number
  size?: 's' | 'm'
  /** The number stands beside the stars and says the same. */
  isHidden?: boolean
}

/** Rating on the scale from 0 to 5. */
export function Stars({ rating, size = 's', isHidden }: StarsProps) {
  const full = Math.round(rating)
  return (
    <span
      className={stars}
      {...(isHidden
        ? { 'aria-hidden': true }
        : {
            role: 'img',
            'aria-label': reviewTexts.ratingLabel(formatNumber(rating, Number.isInteger(rating) ? 0 : 1)),
          })}
    >
      {SCALE.map((star) => (
        <Icon key={star} shape={starIcon} size={size} filled={star <= full} />
      ))}
    </span>
  )
}

const stars = css`
  display: inline-flex;
  gap: ${space.s2};
  color: ${color.rating};
`
