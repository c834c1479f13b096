import { useEffect, useState, type ReactNode } from 'react'

/** What tells that the visitor is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const
/** Who only looks gets it by then. */
const LATEST_MS = 4000

export interface LaterProps {
  /** Holds its place until then. */
  fallback: ReactNode
  children: ReactNode
}

/** A heavy part at the end of a page: it comes with the visitor's first sign, so that it delays nothing before. */
export function Later({ fallback, children }: LaterProps) {
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    if (isDue) return
    const come = () => setDue(true)
    const timer = setTimeout(come, LATEST_MS)
    for (const sign of SIGNS) addEventListener(sign, come, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, come)
    }
  }, [isDue])

  return isDue ? children : fallback
}
