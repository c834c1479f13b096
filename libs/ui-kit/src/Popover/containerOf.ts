import type { RefObject } from 'react'

/** Where a popup goes in the document: into the window that its button stands in, because all else is inert. */
export function containerOf(anchor: RefObject<HTMLElement | null>): HTMLElement | undefined {
  return anchor.current?.closest('dialog') ?? undefined
}
