import { css } from '@linaria/core'
import { formatNumber } from '@verstak/plural/formatNumber'
import { color, dimension, fontSize, motion, radius, weight } from '@verstak/ui-kit/tokens'
import type { ComponentProps } from 'react'

export interface ClusterMarkProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'> {
  /** How many points it stands for. */
  count: number
  label: string
  onPress: () => void
}

/** Mark of several points: a dark circle with their number. */
export function ClusterMark({ count, label, onPress, ...stop }: ClusterMarkProps) {
  return (
    <button
      type="button"
      {...stop}
      className={circle}
      aria-label={label}
      data-many={count > 999 || undefined}
      onClick={onPress}
    >
      {formatNumber(count)}
    </button>
  )
}

const circle = css`
  display: block;
  box-sizing: border-box;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 4px solid ${color.surfaceScrim};
  border-radius: ${radius.round};
  background: ${color.surfaceInverse};
  background-clip: padding-box;
  color: ${color.textInverse};
  font: inherit;
  font-size: ${fontSize.s16};
  font-weight: ${weight.bold};
  line-height: 36px;
  cursor: pointer;
  transition: transform ${motion.fast};

  &[data-many] {
    width: 56px;
    height: 56px;
    font-size: ${fontSize.s14};
    line-height: 48px;
  }

  &:hover {
    transform: scale(1.08);
  }

  &:focus-visible {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: 1px;
  }
`
