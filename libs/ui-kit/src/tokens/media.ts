/** Widths in px from which a layout begins: `desktop` from 768, `wide` from 1365. */
export const breakpoint = { desktop: 768, wide: 1365 } as const

/** Conditions for `@media`. */
export const media = {
  phone: `(max-width: ${breakpoint.desktop - 0.02}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  belowWide: `(max-width: ${breakpoint.wide - 0.02}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  hover: '(hover: hover)',
  /** Fingers: things to tap are at least 44 px high. */
  touch: `(max-width: ${breakpoint.desktop - 0.02}px), (pointer: coarse)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
