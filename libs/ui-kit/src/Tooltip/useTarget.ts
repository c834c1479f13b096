import { useCallback, useEffect, useRef, useState } from 'react'

/** The current target of a tip, and a delayed setter; a later call replaces a pending one. */
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
