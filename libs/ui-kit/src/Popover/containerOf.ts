import type { RefObject } from 'react'

/** Container of a popup: the window of its button, because everything outside of a modal window is inert. */
export function containerOf(anchor: RefObject<HTMLElement | null>): HTMLElement | undefined {
  return anchor.current?.closest('dialog') ?? undefined
}
