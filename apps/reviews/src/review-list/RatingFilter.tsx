import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Icon } from '@verstak/ui-kit/Icon'
import { starIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, space } from '@verstak/ui-kit/tokens'
import { Radio } from '@verstak/ui-kit/Radio'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { listTexts } from './reviewList.texts.ts'

const RATINGS = [5, 4, 3, 2, 1]

export interface RatingFilterProps {
  /** Chosen rating; 0 = any. */
  value: number
  /** Reviews of each rating, by rating. */
  counts: Readonly<Record<number, number>>
  /** Reviews of any rating. */
  total: number
  onChange: (rating: number) => void
}

/** Choice of a rating with the share of each; one without reviews cannot be chosen (REVIEW-028). */
export function RatingFilter({ value, counts, total, onChange }: RatingFilterProps) {
  return (
    <fieldset className={group}>
      <legend className={legend}>{listTexts.rating}</legend>
      {[0, ...RATINGS].map((rating) => {
        const count = rating === 0 ? total : (counts[rating] ?? 0)
        return (
          <Radio
            key={rating}
            className={choice}
            name="rating"
            value={rating === 0 ? '' : rating}
            checked={value === rating}
            disabled={rating !== 0 && count === 0}
            onChange={() => onChange(rating)}
            label={
              <span className={row}>
                {rating === 0 ? (
                  listTexts.anyRating
                ) : (
                  <>
                    <VisuallyHidden>{listTexts.stars(rating)}</VisuallyHidden>
                    <span className={figure} aria-hidden>
                      {rating}
                      <Icon shape={starIcon} size="s" filled className={star} />
                    </span>
                    <span className={bar} style={{ '--share': total > 0 ? count / total : 0 } as object} />
                  </>
                )}
                <span className={number}>{formatNumber(count)}</span>
              </span>
            }
          />
        )
      })}
    </fieldset>
  )
}

const legend = css`
  margin-bottom: ${space.s8};
  font-weight: 600;
`

const choice = css`
  && {
    min-height: 32px;
  }
`

const row = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s10};
`

const figure = css`
  display: flex;
  align-items: center;
  gap: 3px;
  width: 28px;
`

const star = css`
  color: ${color.rating};

  :disabled ~ * & {
    fill: none;
    color: inherit;
  }
`

const bar = css`
  flex: 1;
  height: 8px;
  overflow: hidden;
  border-radius: 2px;
  background-color: ${color.surfaceSunken};

  &::before {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    background-color: ${color.rating};
  }
`

const number = css`
  min-width: 28px;
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  text-align: right;

  :disabled ~ * & {
    color: inherit;
  }
`

const group = css`
  display: grid;
  min-width: 0;
  border: 0;
  padding: 0;
`
