import { css } from '@linaria/core'
import { type KeyboardEvent, useState } from 'react'
import { boxedControl, controlBox } from '../Field/Field.tsx'
import { color, fontSize, lineHeight, space } from '../tokens/tokens.ts'
import { formatRangeNumber, normalizeRange, parseRangeNumber, type Range } from './range.ts'
import { fromFieldLabel, fromLabel, toFieldLabel, toLabel } from './rangeField.texts.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { useIsHydrated } from '../hydration/useIsHydrated.ts'

export interface RangeFieldProps {
  /** What is measured, for screen readers: `Цена, ₽`. */
  label: string
  /** Minimum and maximum of the whole range. */
  min: number
  max: number
  /** Step; its number of decimals is used for display. */
  step?: number
  /** Chosen part; null is an open end. */
  value: Range
  /** Called when a handle is released, and on Enter or blur of a field; ends are ordered and within the range. */
  onChange: (value: Range) => void
  /** Names of the fields in a form that is sent without JavaScript. */
  fromName?: string
  toName?: string
  /** Without the slider, the two fields only. */
  isSliderHidden?: boolean
}

/**
 * Minimum and maximum, typed or set by two handles on the ruler. In a field Enter and Tab accept; on a handle arrows
 * step, Page Up and Page Down step further, Home and End go to the ends. Ends typed in the wrong order are swapped.
 * The slider is disabled until hydration.
 */
export function RangeField(props: RangeFieldProps) {
  const { label, min, max, step = 1, value, onChange, fromName, toName, isSliderHidden } = props
  const bounds = { min, max, step }
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const [dragged, setDragged] = useState<Range | null>(null)
  const isHydrated = useIsHydrated()
  const shown = dragged ?? value

  function change(next: Range) {
    setTyped({})
    setDragged(null)
    const range = normalizeRange(next, bounds)
    if (range.from !== value.from || range.to !== value.to) onChange(range)
  }

  function accept() {
    change({
      from: typed.from === undefined ? value.from : parseRangeNumber(typed.from),
      to: typed.to === undefined ? value.to : parseRangeNumber(typed.to),
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    accept()
  }

  function field(end: 'from' | 'to') {
    const number = shown[end]
    // Without JavaScript the form is sent as it stands, so the server's page has bare digits.
    const text = isHydrated ? formatRangeNumber(number, step) : String(number ?? '')
    return (
      <span className={controlBox}>
        <span className={quiet}>{end === 'from' ? fromLabel : toLabel}</span>
        <input
          className={boxedControl}
          aria-label={end === 'from' ? fromFieldLabel(label) : toFieldLabel(label)}
          name={end === 'from' ? fromName : toName}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatRangeNumber(end === 'from' ? min : max, step)}
          value={typed[end] ?? text}
          onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          onKeyDown={press}
          onBlur={accept}
        />
      </span>
    )
  }

  return (
    <div role="group" aria-label={label}>
      <div className={fields}>
        {field('from')}
        {field('to')}
      </div>
      {!isSliderHidden && (
        <RangeSlider
          label={label}
          bounds={bounds}
          from={shown.from ?? min}
          to={shown.to ?? max}
          isDisabled={!isHydrated || max <= min}
          onDrag={setDragged}
          onDrop={change}
        />
      )}
    </div>
  )
}

const quiet = css`
  flex: none;
  color: ${color.textMuted};
`

const fields = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  /* Half a column of filters holds a price of six digits. */
  .${controlBox} {
    gap: ${space.s4};
    padding: 0 ${space.s8};
  }
`
