import { css } from '@linaria/core'
import { color, dimension, fontSize, layer, lineHeight, motion, radius, shadow, space } from '@verstak/ui-kit/tokens'
import type { ComponentProps, ReactNode } from 'react'
import type { MapPoint } from '../map.ts'

export interface PointMarkProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'> {
  point: MapPoint
  isSelected: boolean
  /** Card above the mark. */
  balloon: ReactNode
  onPress: () => void
}

/** Mark of a point: a plate with a workbench whose tip stands at the place. States: `data-state`, `aria-pressed`. */
export function PointMark({ point, isSelected, balloon, onPress, ...stop }: PointMarkProps) {
  return (
    <>
      <button
        type="button"
        {...stop}
        className={mark}
        aria-label={point.label}
        aria-pressed={isSelected}
        data-state={point.state}
        onClick={onPress}
      >
        <svg viewBox="-20 -40 40 44" aria-hidden>
          <path data-part="plate" d={PLATE} />
          <path data-part="sign" d={SIGN} transform="translate(0 -22) scale(1.12)" />
          {point.dot && <circle cx="15" cy="-36" r="6" style={{ fill: point.dot }} />}
        </svg>
      </button>
      {balloon && (
        <div className={card} aria-hidden>
          {balloon}
        </div>
      )}
    </>
  )
}

const PLATE = 'M-14-38h28a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H6L0 1-6-6h-8a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3z'
const SIGN = 'M-8-5h16v3.6H-8zM-5.5-.4h3l-1 6.8h-3zM2.5-.4h3l1 6.8h-3zM-3 1.8h6v2h-6z'

const mark = css`
  display: block;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  /* The tip of the plate is 3 px above the edge of the picture. */
  transform: translateY(3px);
  transform-origin: 50% 93%;
  transition: transform ${motion.base};

  & svg {
    display: block;
    width: 44px;
    height: 44px;
    overflow: visible;
    pointer-events: none;
  }

  & [data-part='plate'] {
    fill: ${color.surfaceInverse};
    stroke: ${color.surfaceCard};
    stroke-width: 2;
  }

  & [data-part='sign'] {
    fill: ${color.textInverse};
  }

  & circle {
    stroke: ${color.surfaceCard};
    stroke-width: 2;
  }

  &[data-state='later'] [data-part='plate'],
  &[data-state='muted'] [data-part='plate'] {
    fill: ${color.surfaceCard};
    stroke: ${color.lineControl};
    stroke-width: 1.5;
  }

  &[data-state='later'] [data-part='sign'] {
    fill: ${color.textPrimary};
  }

  &[data-state='muted'] [data-part='sign'] {
    fill: ${color.lineControl};
  }

  &:hover {
    transform: translateY(3px) scale(1.08);
  }

  &[aria-pressed='true'] {
    transform: translateY(3px) scale(1.25);
  }

  &[aria-pressed='true'] [data-part='plate'] {
    fill: ${color.signal};
    stroke: ${color.surfaceInverse};
    stroke-width: 2;
  }

  &[aria-pressed='true'] [data-part='sign'] {
    fill: ${color.textOnSignal};
  }

  &[aria-pressed='true'] circle {
    stroke: ${color.surfaceInverse};
    stroke-width: 1.5;
  }

  &:focus-visible {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: 1px;
    border-radius: ${radius.control};
  }
`

const card = css`
  position: absolute;
  left: 50%;
  bottom: 62px;
  z-index: ${layer.raised};
  width: max-content;
  max-width: 280px;
  padding: ${space.s10} ${space.s12};
  background: ${color.surfaceCard};
  border-radius: ${radius.card};
  box-shadow: ${shadow.popup};
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  transform: translateX(-50%);
  pointer-events: none;
`
