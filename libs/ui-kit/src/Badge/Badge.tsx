import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { color, fontSize, weight } from '../tokens/tokens.ts'

/** Larger counts are shown as `99+`. */
const MAX_COUNT = 99

export interface BadgeProps {
  /** Integer; renders nothing for 0. */
  count: number
  /** `ink`, or `signal` for the shopper's cart. */
  tone?: 'ink' | 'signal'
  /** Positions the badge over its icon. */
  className?: string
}

/** Counter over an icon: `8`, and `99+` above 99. States: `data-tone`. */
export function Badge({ count, tone = 'ink', className }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={clsx(badge, className)} data-tone={tone}>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  )
}

const badge = css`
  display: inline-block;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background-color: ${color.surfaceInverse};
  box-shadow: 0 0 0 2px ${color.surfaceCard};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  line-height: 18px;
  font-weight: ${weight.semibold};
  text-align: center;

  &[data-tone='signal'] {
    background-color: ${color.signal};
    color: ${color.textOnSignal};
  }
`
