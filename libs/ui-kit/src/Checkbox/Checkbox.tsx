import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps, ReactNode } from 'react'
import { formatNumber } from '@verstak/plural/formatNumber'
import { choiceCount, choiceInput, choiceLabel } from '../Field/choice.tsx'
import { color } from '../tokens/tokens.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** Number at the right edge: products with this value. */
  count?: number
  /** Partly checked: a dash instead of the tick. */
  indeterminate?: boolean
}

/**
 * Check box with its label, a row of 28 px (44 where fingers point). All attributes of an input pass through. Space
 * changes it. States: `:checked`, `:indeterminate`, `:disabled`. What several boxes have in common says a `ChoiceGroup`.
 */
export function Checkbox({ label, count, indeterminate, className, ...input }: CheckboxProps) {
  return (
    <label className={className ? clsx(choiceLabel, className) : choiceLabel}>
      <input
        ref={
          indeterminate === undefined
            ? undefined
            : (element) => void (element && (element.indeterminate = indeterminate))
        }
        {...input}
        type="checkbox"
        className={box}
      />
      {label}
      {count !== undefined && <span className={choiceCount}>{formatNumber(count)}</span>}
    </label>
  )
}

const tick = css`
  border-radius: 4px;

  &:checked::before {
    content: '';
    width: 11px;
    height: 6px;
    margin-bottom: 3px;
    border: solid ${color.signal};
    border-width: 0 0 2px 2px;
    rotate: -45deg;
  }

  /* Partly checked. */
  &:indeterminate::before {
    content: '';
    width: 10px;
    height: 2px;
    background-color: ${color.textPrimary};
  }
`

/* Computed once: a filter column has more than a hundred. */
const box = clsx(choiceInput, tick)
