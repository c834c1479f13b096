import { css } from '@linaria/core'
import { styled } from '@linaria/react'
import type { ReactNode } from 'react'
import { size } from './size.ts'

/** A component in both dialects of linaria with an imported value: what the transform has to cope with. */
export function Sample({ children }: { children: ReactNode }) {
  return <Box className={tall}>{children}</Box>
}

const Box = styled.div`
  width: ${size}px;
`

const tall = css`
  height: ${size}px;
`
