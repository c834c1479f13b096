import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { media, space } from '../tokens/tokens.ts'

export interface FormActionsProps {
  /** Buttons, the main one first: the keyboard comes to it first. */
  children: ReactNode
  /** `end` sets them to the right edge, as below a dialog. */
  align?: 'start' | 'end'
}

/** Buttons below a form: in a row, on a phone one below the other over the whole width. */
export function FormActions({ children, align = 'start' }: FormActionsProps) {
  return (
    <div className={actions} data-align={align}>
      {children}
    </div>
  )
}

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};

  &[data-align='end'] {
    justify-content: flex-end;
  }

  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`
