import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { formatPrice } from '@verstak/money'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, fontSize, lineHeight, media, space, weight } from '../tokens/tokens.ts'
import { oldPriceLabel } from './price.texts.ts'

export interface PriceProps {
  /** Price now, kopecks. */
  kopecks: number
  /** Price before, kopecks; crossed out, and left out unless it is higher than the price now. */
  oldKopecks?: number | null
  /** Measure of the price after it, with its slash: `/шт`. */
  unit?: string
  /** Font size: s 16, m 22 (20 on a phone; tiles), l 32 px (product page). */
  size?: 's' | 'm' | 'l'
  /** Grey, for a price that no longer holds. */
  muted?: boolean
  /** The price before stands below the price now, whatever room there is. */
  stacked?: boolean
  className?: string
}

/** Price in rubles and, beside it, the higher price before. `data-size`: `s`, `m` or `l`; `data-muted`, `data-stacked`. */
export function Price({ kopecks, oldKopecks, unit, size = 'm', muted, stacked, className }: PriceProps) {
  return (
    <span
      className={clsx(row, className)}
      data-size={size}
      data-muted={muted || undefined}
      data-stacked={stacked || undefined}
    >
      <span className={current}>
        {formatPrice(kopecks)}
        {unit && <span className={measure}>{unit}</span>}
      </span>
      {oldKopecks != null && oldKopecks > kopecks && (
        <s className={old}>
          <VisuallyHidden>{`${oldPriceLabel} `}</VisuallyHidden>
          {formatPrice(oldKopecks)}
        </s>
      )}
    </span>
  )
}

const current = css`
  font-weight: ${weight.bold};
  letter-spacing: -0.01em;
`

const measure = css`
  margin-left: 2px;
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
  letter-spacing: 0;
  color: ${color.textMuted};
`

const old = css`
  position: relative;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  color: ${color.textMuted};

  @media ${media.phone} {
    font-size: ${fontSize.s13};
  }
`

const row = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.s8};
  white-space: nowrap;
  font-size: ${fontSize.s22};
  line-height: ${lineHeight.s22};

  @media ${media.phone} {
    column-gap: ${space.s6};
    font-size: ${fontSize.s20};
  }

  &[data-size='s'] {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
  }

  &[data-size='l'] {
    font-size: ${fontSize.s32};
    line-height: ${lineHeight.s32};
  }

  &[data-size='l'] > .${old} {
    font-size: ${fontSize.s16};
  }

  &[data-stacked] {
    flex-direction: column;
    flex-wrap: nowrap;
  }

  &[data-muted] > .${current} {
    color: ${color.textMuted};
  }
`
