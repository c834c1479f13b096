import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'
import { dimension } from '../tokens/tokens.ts'

/** Width of the page with its gutters: 1376 + 32 px at the sides, 12 px on a phone. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(page, className)} />
}

const page = css`
  width: 100%;
  max-width: calc(${dimension.pageMax} + 2 * ${dimension.pageGutter});
  margin: 0 auto;
  padding: 0 ${dimension.pageGutter};
`
