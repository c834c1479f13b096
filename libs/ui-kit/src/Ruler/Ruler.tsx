import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { color, dimension } from '../tokens/tokens.ts'

export interface RulerProps {
  className?: string
}

/** The mark of the store: a ruler with a tick every 8 px and a long one every 40 px. Decoration only. */
export function Ruler({ className }: RulerProps) {
  return <div className={clsx(ruler, className)} aria-hidden />
}

const ruler = css`
  height: 8px;
  background:
    repeating-linear-gradient(90deg, ${color.lineTick} 0 1px, transparent 1px ${dimension.rulerLongTick}) 0 0 / 100% 8px
      no-repeat,
    repeating-linear-gradient(90deg, ${color.lineTick} 0 1px, transparent 1px ${dimension.rulerTick}) 0 0 / 100% 4px
      no-repeat;
`
