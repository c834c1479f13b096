import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { iconSize } from '../tokens/tokens.ts'
import type { IconShape } from './icons.ts'

export interface IconProps {
  /** Outline from `@verstak/ui-kit/icons`. */
  shape: IconShape
  /** Side: s 16, m 20 (default), l 24 px. */
  size?: 's' | 'm' | 'l'
  /** Fills the outline with the text colour, for marks that are on. */
  filled?: boolean
  /** Only where no text says the same; without it the icon is hidden from assistive technology. */
  label?: string
  className?: string
}

/** Line icon in the colour of the text around it. `data-size`: `s` or `l`; `data-filled`. */
export function Icon({ shape, size, filled, label, className }: IconProps) {
  return (
    <svg
      className={className ? clsx(svg, className) : svg}
      viewBox="0 0 24 24"
      data-size={size}
      data-filled={filled || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // The shape is a constant of ours, so this is safe; a separate path element would cost more to render and
      // hydrate.
      dangerouslySetInnerHTML={{ __html: `<path d="${shape}"></path>` }}
    />
  )
}

const svg = css`
  flex: none;
  width: ${iconSize.m};
  height: ${iconSize.m};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linejoin: round;

  &[data-size='s'] {
    width: ${iconSize.s};
    height: ${iconSize.s};
  }

  &[data-size='l'] {
    width: ${iconSize.l};
    height: ${iconSize.l};
  }

  &[data-filled] {
    fill: currentColor;
  }
`
