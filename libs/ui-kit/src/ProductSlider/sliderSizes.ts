import type { CSSProperties } from 'react'

/** Sizes of a row of products; px. */
export interface SliderSizes {
  /** Between two cards. */
  gap: number
  /** Minimum width of a card. */
  minSlideWidth: number
  /** Room around the row. */
  compensation: number
}

/** Source: the specification. */
export const DEFAULT_SIZES: SliderSizes = { gap: 32, minSlideWidth: 236, compensation: 8 }

/** The sizes as custom properties for the row's styles. */
export function sizesOf({ gap, minSlideWidth, compensation }: SliderSizes): CSSProperties {
  return {
    '--slide-gap': `${gap}px`,
    '--slide-min': `${minSlideWidth}px`,
    '--slide-room': `${compensation}px`,
  } as CSSProperties
}
