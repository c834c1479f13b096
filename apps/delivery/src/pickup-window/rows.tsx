import { css } from '@linaria/core'
import type { ReactNode, Ref, RefObject } from 'react'

/** What the list asks of its rows. */
export interface RowsHandle {
  scrollTo: (index: number) => void
  /** First and last row in sight; null while nothing is laid out. */
  inSight: () => { first: number; last: number } | null
}

/** Props of both kinds of rows: all of them, or those in sight. */
export interface RowsProps {
  count: number
  /** Renders only so many of them, from the first; by default all. */
  most?: number
  keyOf: (index: number) => number
  render: (index: number) => ReactNode
  /** The row that Tab leads to: it stays on the page, so that it never loses the focus. */
  stop: number
  /** What scrolls. */
  box: RefObject<HTMLDivElement | null>
  ref: Ref<RowsHandle>
}

/** What screen readers are told of a row: its place among all. */
export const placeOf = (index: number, count: number) =>
  ({ role: 'listitem', 'aria-setsize': count, 'aria-posinset': index + 1, 'data-index': index }) as const

export const virtualField = css`
  position: relative;
`

export const virtualItem = css`
  position: absolute;
  left: 0;
  width: 100%;

  &:has(:focus-visible) {
    z-index: 1;
  }
`
