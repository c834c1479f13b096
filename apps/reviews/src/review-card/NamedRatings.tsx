import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'

export interface NamedRatingsProps {
  /** Each on the scale from 0 to 5. */
  ratings: readonly { name: string; rating: number }[]
  /** One below the other, with a digit after the comma: means of many reviews. */
  areMeans?: boolean
}

/** Ratings of single properties: «Качество 5». */
export function NamedRatings({ ratings, areMeans }: NamedRatingsProps) {
  if (ratings.length === 0) return null
  return (
    <dl className={list} data-means={areMeans || undefined}>
      {ratings.map(({ name, rating }) => (
        <div key={name} className={row}>
          <dt className={title}>{name}</dt>
          <dd className={value}>
            <span className={measure} style={{ '--rating-share': rating / 5 } as object} aria-hidden />
            {formatNumber(rating, areMeans ? 1 : 0)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const title = css`
  color: ${color.textSecondary};
`

const value = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  font-weight: ${weight.semibold};
`

/* Five marks of a ruler. */
const measure = css`
  --marks: repeating-linear-gradient(90deg, currentColor 0 12px, transparent 12px 13px);
  position: relative;
  flex: none;
  width: 64px;
  height: 4px;
  background: repeating-linear-gradient(90deg, ${color.lineDefault} 0 12px, transparent 12px 13px);

  &::after {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(var(--rating-share) * 65px - 1px);
    background: var(--marks);
  }
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
`

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s24};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-means] {
    display: grid;
    gap: ${space.s8};
    font-size: ${fontSize.s14};
  }

  &[data-means] > .${row} {
    justify-content: space-between;
  }

  @media ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;

    > .${row} {
      justify-content: space-between;
    }

    &[data-means] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
