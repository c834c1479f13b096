import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps, ReactNode } from 'react'
import { choiceInput, choiceLabel } from '../Field/choice.tsx'
import { color, motion, radius } from '../tokens/tokens.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
}

/**
 * Turns something on or off at once, without a button to save; in a form that is sent use `Checkbox`. Space turns it.
 * A native check box with the role `switch`: all attributes of an input pass through, states are `:checked`, `:disabled`.
 */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={clsx(choiceLabel, className)}>
      <input {...input} type="checkbox" role="switch" className={clsx(choiceInput, track)} />
      {label}
    </label>
  )
}

const track = css`
  && {
    justify-items: start;
    width: 36px;
    height: 20px;
    padding: 0 3px;
    border-radius: ${radius.round};
  }

  &::before {
    content: '';
    width: 14px;
    height: 14px;
    border-radius: ${radius.round};
    background-color: ${color.lineControl};
    transition: translate ${motion.fast};
  }

  &:checked::before {
    background-color: ${color.signal};
    translate: 16px 0;
  }

  &&:disabled:checked {
    background-color: ${color.textDisabled};
  }

  &:disabled::before {
    background-color: ${color.lineDefault};
  }
`
