import { css, cx } from '@linaria/core'
import type { ComponentProps, ReactNode } from 'react'
import { choiceInput, choiceLabel } from '../Field/choice.tsx'
import { color, radius } from '../tokens/tokens.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
}

/** One choice of several with the same `name`. All attributes of an input pass through. */
export function Radio({ label, className, ...input }: RadioProps) {
  return (
    <label className={cx(choiceLabel, className)}>
      <input {...input} type="radio" className={cx(choiceInput, dot)} />
      {label}
    </label>
  )
}

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
