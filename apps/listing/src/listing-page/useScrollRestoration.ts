import { useLocation } from '@verstak/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepNote, noteIn, noteNow } from './historyEntry.ts'

/** Events of a visitor who scrolls: after them the position is not restored. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Restores the scroll position of a document that was left with appended pages. Within a document the router restores
 * it; a new document is too short until the appended products have loaded.
 *
 * @param isLong pages have been appended
 * @param isMissing some of them are still loading
 */
export function useScrollRestoration(isLong: boolean, isMissing: boolean): void {
  const { key, state } = useLocation()
  const top = noteIn(state)?.top
  // The first history entry of the document; others are ignored.
  const begun = useRef<string>(null)

  useEffect(() => {
    if (!isLong) return undefined
    const keep = () => {
      const note = noteNow()
      if (note) keepNote({ ...note, top: window.scrollY })
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [isLong, key])

  useEffect(() => {
    if (top === undefined || !isMissing || begun.current !== null) return undefined
    begun.current = key
    const giveUp = () => (begun.current = '')
    MOVES.forEach((move) => window.addEventListener(move, giveUp, { once: true, passive: true }))
    return () => MOVES.forEach((move) => window.removeEventListener(move, giveUp))
  }, [top, isMissing, key])

  useLayoutEffect(() => {
    if (top === undefined || isMissing || begun.current !== key) return
    begun.current = ''
    window.scrollTo({ top, behavior: 'instant' })
  }, [top, isMissing, key])
}
