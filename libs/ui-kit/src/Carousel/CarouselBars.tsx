import { css } from '@linaria/core'
import { color, dimension, media, radius } from '../tokens/tokens.ts'
import { slideLabel } from './carousel.texts.ts'
import { barsOf, currentBar } from './slides.ts'

export interface CarouselBarsProps {
  /** Number of slides. */
  count: number
  /** Index of the visible slide. */
  current: number
  onShow: (slide: number) => void
}

/** Position indicator with buttons, at most five bars; from two slides on. */
export function CarouselBars({ count, current, onShow }: CarouselBarsProps) {
  if (count < 2) return null
  const bars = barsOf(count)
  const chosen = currentBar(bars, current)
  return bars.map((slide, index) => (
    <button
      key={slide}
      type="button"
      className={button}
      aria-label={slideLabel(slide + 1, count)}
      aria-current={index === chosen || undefined}
      onClick={() => onShow(slide)}
    />
  ))
}

const button = css`
  position: relative;
  width: 32px;
  height: 24px;

  @media ${media.touch} {
    width: ${dimension.tapMin};
    height: ${dimension.tapMin};
  }

  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 2px) 2px auto;
    height: 4px;
    border-radius: ${radius.plate};
    background-color: ${color.lineControl};
  }

  &[aria-current]::before {
    background-color: ${color.surfaceInverse};
    height: 6px;
    translate: 0 -1px;
  }
`
