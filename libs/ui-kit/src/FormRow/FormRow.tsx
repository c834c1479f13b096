import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { media, space } from '../tokens/tokens.ts'

export interface FormRowProps {
  /** Fields side by side on a wide window, 2 by default; 3 are 2 on a desktop below 1365 px. On a phone always one. */
  columns?: 2 | 3
  children: ReactNode
}

/** Fields side by side, with their labels in line. `data-columns`: as many as asked for. */
export function FormRow({ columns = 2, children }: FormRowProps) {
  return (
    <div className={row} data-columns={columns}>
      {children}
    </div>
  )
}

const row = css`
  display: grid;
  gap: ${space.s16};
  align-items: start;

  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.wide} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
