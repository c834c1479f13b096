import { useCallback, useEffect, useRef, useState } from 'react'

/** The element that a tip is about now, and a way to set it after a delay; a later wish takes the place of an earlier one. */
export function useTarget() {
  const [target, setTarget] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const aim = useCallback((next: Element | null, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setTarget, delayMs, next)
  }, [])

  return { target, aim }
}
