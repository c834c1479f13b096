import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Seconds that are left of a duration, by the page's monotonic clock, and what starts it. */
export function useSecondsLeft(): [left: number, start: (seconds: number) => void] {
  const [untilMs, setUntil] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (untilMs === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((untilMs - performance.now()) / SECOND_MS))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [untilMs])

  return [
    left,
    (seconds) => {
      setLeft(Math.ceil(seconds))
      setUntil(performance.now() + seconds * SECOND_MS)
    },
  ]
}

/** mm:ss */
export const formatSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
