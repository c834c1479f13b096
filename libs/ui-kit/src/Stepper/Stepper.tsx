import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { minusIcon, plusIcon } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  color,
  controlHeight,
  dimension,
  fontSize,
  layer,
  lineHeight,
  media,
  motion,
  radius,
  weight,
} from '../tokens/tokens.ts'
import { fittingQuantity, parseQuantity, steppedQuantity } from './quantity.ts'
import { lessLabel, moreLabel, pieceLabel, quantityLabel } from './stepper.texts.ts'

export interface StepperProps {
  /** Quantity now. */
  value: number
  /** Called with a quantity that fits the bounds and differs from `value`. */
  onChange: (value: number) => void
  /** What is counted, for screen readers: the name of the product. */
  label: string
  /** Smallest quantity, 0 by default: there the product leaves the cart and the caller shows its button again. */
  min?: number
  /** Largest quantity: the stock. */
  max?: number
  /** Multiplicity: quantities are its multiples. */
  step?: number
  /** The number can be changed with the buttons only. */
  readOnly?: boolean
  /** A change is being saved: the number is grey, further clicks still count. */
  busy?: boolean
  /** Measure after the number. */
  unit?: string
  /** Second line, `в корзине`. */
  caption?: string
  /** Makes the second line a link, which takes all room beside the field: the address of the cart. */
  captionHref?: string
  /** Height: m 40 (44 where fingers point), tap 44, l 48, xl 56 px; the same as of the button that it replaces. */
  size?: 'm' | 'tap' | 'l' | 'xl'
  /** Name of the number in a form that works without scripts, too. */
  name?: string
  /** Id of what else is said of the number. */
  describedBy?: string
  className?: string
}

/**
 * Quantity with − and +: takes the box of the «В корзину» button. With a multiplicity all quantities are its multiples.
 * In the field, arrows up and down step, Enter and Tab accept, Escape takes the typing back; Enter does not send the form.
 * States: `data-size`, `aria-busy`; a button at its bound is `aria-disabled`, so that it keeps the focus.
 */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, min = 0, max = 999_999, step = 1, readOnly, busy, className } = props
  const { unit = pieceLabel, caption, captionHref, size = 'm', name, describedBy } = props
  const bounds = { min, max, step }
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? String(value)

  function change(next: number) {
    setTyped(null)
    if (next !== value) onChange(next)
  }

  function move(direction: 1 | -1) {
    const from = (typed !== null && parseQuantity(typed)) || value
    change(steppedQuantity(from, direction, bounds))
  }

  function accept() {
    if (typed === null) return
    const wanted = parseQuantity(typed)
    change(wanted === null ? value : fittingQuantity(wanted, bounds))
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const wanted = parseQuantity(event.target.value)
    setTyped(wanted === null ? '' : String(wanted))
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowUp') move(1)
    else if (event.key === 'ArrowDown') move(-1)
    else if (event.key === 'Enter') accept()
    else if (event.key === 'Escape') setTyped(null)
    else return
    // Enter would submit the form.
    event.preventDefault()
  }

  const atMin = value <= min
  const atMax = value + step > max
  return (
    <div className={clsx(box, className)} role="group" aria-label={label} aria-busy={busy} data-size={size}>
      <button
        type="button"
        className={button}
        aria-label={lessLabel}
        aria-disabled={atMin || undefined}
        onClick={() => !atMin && move(-1)}
      >
        <Icon shape={minusIcon} />
      </button>
      <span className={middle}>
        <span className={line}>
          {readOnly ? (
            value
          ) : (
            <input
              className={field}
              style={{ width: `${Math.max(shown.length, 1)}ch` }}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
              name={name}
              aria-label={quantityLabel}
              aria-describedby={describedBy}
              value={shown}
              onChange={type}
              onKeyDown={press}
              onFocus={(event) => event.target.select()}
              onBlur={accept}
            />
          )}
          {'\u00A0'}
          {unit}
        </span>
        {caption && captionHref && (
          <Link className={clsx(second, secondLink)} href={captionHref} title={caption}>
            {caption}
          </Link>
        )}
        {caption && !captionHref && <span className={second}>{caption}</span>}
      </span>
      <button
        type="button"
        className={button}
        aria-label={moreLabel}
        aria-disabled={atMax || undefined}
        onClick={() => !atMax && move(1)}
      >
        <Icon shape={plusIcon} />
      </button>
      <VisuallyHidden aria-live="polite">
        {value} {unit} {caption}
      </VisuallyHidden>
    </div>
  )
}

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${dimension.tapMin};
  height: 100%;
  border-radius: ${radius.control};
  transition: background-color ${motion.fast};

  &[aria-disabled] {
    color: ${color.textDisabled};
    cursor: default;
  }

  @media ${media.hover} {
    &:hover:not([aria-disabled]) {
      background-color: ${color.signal};
    }
  }
`

const middle = css`
  position: relative;
  display: grid;
  flex: 1;
  align-content: center;
  min-width: 0;
  height: 100%;
  text-align: center;
`

const line = css`
  display: flex;
  align-items: center;
  justify-content: center;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.semibold};
  white-space: nowrap;

  /* Below 16 px iOS zooms the page when the field gets the focus. */
  @media ${media.touch} {
    font-size: ${fontSize.s16};
  }
`

const field = css`
  /* Above the link that fills the middle. */
  position: relative;
  z-index: ${layer.raised};
  box-sizing: content-box;
  min-width: 0;
  height: 16px;
  /* A larger target than the figure, without taking room. */
  padding: 4px 6px;
  margin: -4px -6px;
  border: 0;
  background: none;
  line-height: ${lineHeight.s12};
  text-align: right;
  border-radius: ${radius.plate};

  /* The unit is beside it: the ring goes round the whole. */
  &:focus-visible {
    outline: none;
  }
`

const second = css`
  display: block;
  font-size: ${fontSize.s12};
  line-height: 14px;
  color: ${color.textSecondary};
`

const secondLink = css`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.textLink};
    }
  }
`

const box = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${controlHeight.m};
  border-radius: ${radius.control};
  background-color: ${color.signalSoft};
  box-shadow: inset 0 0 0 1.5px ${color.signalLine};
  color: ${color.textPrimary};
  -webkit-user-select: none;
  user-select: none;

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  &[data-size='tap'] {
    height: ${dimension.tapMin};
  }

  &[data-size='l'] {
    height: ${controlHeight.l};
  }

  &[data-size='xl'] {
    height: ${controlHeight.xl};
  }

  &[data-size='xl'] .${line}, &[data-size='l'] .${line} {
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s14};
  }

  &:has(.${field}:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: ${dimension.focusOffset};
  }

  &[aria-busy='true'] .${line} {
    color: ${color.textMuted};
  }
`
