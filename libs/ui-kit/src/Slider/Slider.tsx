import { css } from '@linaria/core'
import { type ComponentProps, type CSSProperties, useId } from 'react'
import { formatNumber } from '@verstak/plural/formatNumber'
import { describeField, Field, type FieldProps } from '../Field/Field.tsx'
import { handleShape } from '../RangeField/handleShape.ts'
import { shareOf } from '../RangeField/range.ts'
import { Ruler } from '../Ruler/Ruler.tsx'
import { color, dimension, media } from '../tokens/tokens.ts'

export interface SliderProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'children'> {
  min: number
  max: number
  /** Distance between values, 1 by default. */
  step?: number
  value: number
  /** Called while the handle moves, and at every key. */
  onChange: (value: number) => void
  /** How the value is shown and read aloud; by default the number. */
  format?: (value: number) => string
}

/**
 * One value on the ruler, shown beside the name; for a smallest and a largest one there is `RangeField`. Arrows step, Page
 * Up and Page Down step further, Home and End go to the ends. A native slider: its attributes pass through, states are
 * `:disabled` and `aria-invalid`.
 */
export function Slider(props: SliderProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    id,
    min,
    max,
    step = 1,
    value,
    onChange,
    format = formatNumber,
    ...rest
  } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const share = { '--share': shareOf(value, { min, max, step }) } as CSSProperties
  return (
    <Field id={inputId} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <output className={figure} htmlFor={inputId}>
        {format(value)}
      </output>
      <span className={slider} style={share}>
        <input
          {...rest}
          {...describeField(inputId, { hint, error })}
          className={handle}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <Ruler className={ticks} />
      </span>
    </Field>
  )
}

const figure = css`
  float: right;
  margin-top: -24px;
`

/* The handle's middle goes from 9 px to 9 px before the end, so does the chosen part. */
const slider = css`
  position: relative;
  display: block;
  height: 28px;
  margin: 12px 9px 0;

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 8px;
    left: 0;
    right: 0;
    height: 2px;
    background-color: ${color.lineDefault};
  }

  &::after {
    top: 7px;
    right: calc((1 - var(--share)) * 100%);
    height: 4px;
    background-color: ${color.surfaceInverse};
  }

  &:has(:disabled)::after {
    background-color: ${color.lineControl};
  }

  @media ${media.touch} {
    margin-top: 16px;
    margin-bottom: 12px;
  }
`

const handle = css`
  --target: 24px;

  appearance: none;
  position: absolute;
  z-index: 1;
  top: calc(9px - var(--target) / 2);
  left: calc(var(--target) / -2);
  width: calc(100% + var(--target));
  height: var(--target);
  background: none;

  @media ${media.touch} {
    --target: ${dimension.tapMin};
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${handleShape}
  }

  &::-moz-range-thumb {
    ${handleShape}
  }

  &:disabled::-webkit-slider-thumb {
    background-color: ${color.actionDisabled};
  }

  &:disabled::-moz-range-thumb {
    background-color: ${color.actionDisabled};
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
