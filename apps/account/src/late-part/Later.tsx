import { useVisitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import type { ReactNode } from 'react'

export interface LaterProps {
  /** Holds its place until then. */
  fallback: ReactNode
  children: ReactNode
}

/** A heavy part at the end of a page: it comes with the visitor's first sign, so that it delays nothing before. */
export function Later({ fallback, children }: LaterProps) {
  return useVisitorIsThere() ? children : fallback
}
