import { useEffect, useRef } from 'react'

const PAUSE_MS = 400

/**
 * Saves the latest value of each key once it has not changed for a moment: every press of a stepper counts, but not every
 * one is sent. What still waits is sent when the page is left.
 */
export function useLatestOf(save: (key: string, value: number) => unknown): (key: string, value: number) => void {
  const waiting = useRef(new Map<string, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })

  function flush() {
    clearTimeout(timer.current)
    const values = [...waiting.current]
    waiting.current.clear()
    for (const [key, value] of values) latestSave.current(key, value)
  }

  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return (key, value) => {
    waiting.current.set(key, value)
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, PAUSE_MS)
  }
}
