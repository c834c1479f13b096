import { css } from '@linaria/core'
import { Ruler } from '../Ruler/Ruler.tsx'
import { color, dimension, media } from '../tokens/tokens.ts'
import { handleShape } from './handleShape.ts'
import { type Range, type RangeBounds, shareOf } from './range.ts'
import { fromFieldLabel, toFieldLabel } from './rangeField.texts.ts'

export interface RangeSliderProps {
  label: string
  bounds: RangeBounds
  from: number
  to: number
  isDisabled: boolean
  /** While a handle moves. */
  onDrag: (value: Range) => void
  /** When it is let go, or moved by a key. */
  onDrop: (value: Range) => void
}

/** Two square handles over the ruler: two native sliders, one over the other, of which only the handles take presses. */
export function RangeSlider({ label, bounds, from, to, isDisabled, onDrag, onDrop }: RangeSliderProps) {
  const start = shareOf(from, bounds)
  const end = shareOf(to, bounds)
  const common = {
    type: 'range',
    className: handle,
    ...bounds,
    disabled: isDisabled,
    onPointerUp: drop,
    onKeyUp: drop,
    onBlur: drop,
  } as const

  function drop() {
    onDrop({ from, to })
  }

  return (
    <div className={slider}>
      <div className={track} />
      <div className={chosen} style={{ left: `${start * 100}%`, right: `${(1 - end) * 100}%` }} />
      <input
        {...common}
        aria-label={fromFieldLabel(label)}
        value={from}
        // With both handles at the right end, the left one must lie on top, else neither could be moved.
        data-top={start > 0.5 || undefined}
        onChange={(event) => onDrag({ from: Math.min(event.target.valueAsNumber, to), to })}
      />
      <input
        {...common}
        aria-label={toFieldLabel(label)}
        value={to}
        onChange={(event) => onDrag({ from, to: Math.max(event.target.valueAsNumber, from) })}
      />
      <Ruler className={ticks} />
    </div>
  )
}

const track = css`
  position: absolute;
  top: 8px;
  left: 0;
  right: 0;
  height: 2px;
  background-color: ${color.lineDefault};
`

const chosen = css`
  position: absolute;
  top: 7px;
  height: 4px;
  background-color: ${color.surfaceInverse};
`

/* Half a target to each side, so that the middle of a handle stands on its value. */
const handle = css`
  --target: 24px;

  appearance: none;
  position: absolute;
  top: calc(9px - var(--target) / 2);
  left: calc(var(--target) / -2);
  width: calc(100% + var(--target));
  height: var(--target);
  background: none;
  pointer-events: none;

  @media ${media.touch} {
    --target: ${dimension.tapMin};
  }

  &[data-top] {
    z-index: 1;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${handleShape}
  }

  &::-moz-range-thumb {
    ${handleShape}
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: -1px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: -1px;
  }
`

const ticks = css`
  position: absolute;
  top: 19px;
  left: 0;
  right: 0;
`

const slider = css`
  position: relative;
  height: 28px;
  margin: 12px 9px 0;

  @media ${media.touch} {
    margin-top: 16px;
    margin-bottom: 12px;
  }
`
