import { useCallback, useSyncExternalStore } from 'react'
import { minutesLeft } from './minutesLeft.ts'

/** How often the clock is read. Source: the specification. */
const REFRESH_MS = 60_000

/**
 * Whole minutes until a moment, updated every 60 s; null when it has passed. The server and the hydrating render use
 * `renderedAtMs`, so that both give the same; then the browser's clock is used.
 */
export function useMinutesLeft(untilMs: number, renderedAtMs: number, readClock: () => number): number | null {
  const subscribe = useCallback((onTick: () => void) => {
    const timer = setInterval(onTick, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => minutesLeft(untilMs, readClock()),
    () => minutesLeft(untilMs, renderedAtMs),
  )
}
