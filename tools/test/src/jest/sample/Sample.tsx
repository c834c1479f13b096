import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { size } from './size.ts'

/** A component with every kind of content in linaria templates, to test the transform. */
export function Sample({ children }: { children: ReactNode }) {
  return <div className={cx(wide, tall)}>{children}</div>
}

const wide = css`
  width: ${`${size}px`};

  .${'inner'} > & {
    content: '\`${'}'}';
  }
`

const tall = css`
  height: ${[size].map((value) => `${value}px`).join('')};
`
