import { useLocation } from '@verstak/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepNote, noteIn, noteNow } from './historyEntry.ts'

/** What a visitor moves a page by: from then on it stays where he left it. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings a document that was left with appended pages back to where it stood. Within a document the router does; a new
 * one is shorter at first, until the appended products have come.
 *
 * @param isLong pages have been appended
 * @param isMissing some of them are still on their way
 */
export function useScrollRestoration(isLong: boolean, isMissing: boolean): void {
  const { key, state } = useLocation()
  const top = noteIn(state)?.top
  // The entry with which the document began: other ones are none of this hook's business.
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
