import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps, ReactNode } from 'react'
import { choiceInput, choiceLabel } from '../Field/choice.tsx'
import { color, dimension, fontSize, lineHeight, radius, space, weight } from '../tokens/tokens.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** Second line, quiet. */
  note?: ReactNode
  /** At the right edge of the first line: a price. */
  aside?: ReactNode
  /** `card`: a box of its own with an edge; `row`: a row of a `list` of choices. By default the bare button. */
  look?: 'card' | 'row'
}

/**
 * One choice of several with the same `name`, in a `ChoiceGroup`. Tab comes to the chosen one, arrows choose. All attributes
 * of an input pass through. States: `data-look`, `:checked`, `:disabled`.
 */
export function Radio({ label, note, aside, look, className, ...input }: RadioProps) {
  return (
    <label className={look ? clsx(choiceLabel, choice, className) : clsx(choiceLabel, className)} data-look={look}>
      <input {...input} type="radio" className={clsx(choiceInput, dot)} />
      {note || aside ? (
        <span className={words}>
          <span className={first}>
            {label}
            {aside && <span className={edge}>{aside}</span>}
          </span>
          {note && <small className={second}>{note}</small>}
        </span>
      ) : (
        label
      )}
    </label>
  )
}

const words = css`
  flex: 1;
  min-width: 0;
`

const first = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s12};
  font-weight: ${weight.medium};

  [data-look='card'] & {
    font-weight: ${weight.semibold};
  }
`

const edge = css`
  flex: none;
`

const second = css`
  display: block;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  :enabled ~ * > & {
    color: ${color.textSecondary};
  }
`

const choice = css`
  && {
    align-items: flex-start;
  }

  &[data-look='card'] {
    padding: ${space.s12} ${space.s16};
    border-radius: ${radius.card};
    box-shadow: inset 0 0 0 1px ${color.lineControl};
  }

  &[data-look='row'] {
    padding: ${space.s8} ${space.s16};
  }

  &[data-look='card']:has(:checked) {
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
  }

  &[data-look='card']:has(:disabled) {
    background-color: ${color.actionDisabled};
    box-shadow: none;
  }

  &[data-look='row']:has(:checked) {
    background-color: ${color.surfaceSunken};
  }

  &[data-look='card']:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: ${dimension.focusOffset};
  }

  /* One ring is enough. */
  &[data-look='card'] > :focus-visible {
    outline: none;
  }
`

const dot = css`
  && {
    border-radius: ${radius.round};
  }

  &:checked::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background-color: ${color.signal};
  }
`
