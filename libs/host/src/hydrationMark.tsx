import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useHost } from './hostContext.ts'

/** Stands on elements of the server's markup that React has not hydrated yet: presses on what is in them wait. */
const UNHYDRATED = 'data-unhydrated'

/** Props of the element around a part that is hydrated by itself. */
export interface HydrationMark<Marked extends HTMLElement = HTMLElement> {
  ref: RefObject<Marked | null>
  [UNHYDRATED]: '' | undefined
  suppressHydrationWarning: true
}

/**
 * Marks a part of the server's markup that is hydrated later than the page around it, because its code comes later.
 * `HydratedMark` within its Suspense boundary takes the mark away. What the browser renders by itself has no mark.
 */
export function useHydrationMark<Marked extends HTMLElement = HTMLElement>(): HydrationMark<Marked> {
  const { slots } = useHost()
  return { ref: useRef(null), [UNHYDRATED]: slots ? '' : undefined, suppressHydrationWarning: true }
}

/**
 * Takes the mark of `useHydrationMark` away as soon as what stands beside this is hydrated. Renders nothing. Stands within
 * the Suspense boundary of the part, or after the marked element.
 */
export function HydratedMark({ of }: { of: RefObject<HTMLElement | null> }) {
  // With the commit that attaches the handlers: a press in between would be heard twice.
  useLayoutEffect(() => of.current?.removeAttribute(UNHYDRATED), [of])
  return null
}
