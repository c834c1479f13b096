/** Measurements that are recorded in the page. */
interface Seen {
  /** Slowest interaction since the last read, ms. */
  slowest: number
  /** Largest session window of layout shifts, as in CLS. */
  shift: number
}

type Watched = Window & { seen?: Seen }

/** Runs in the page before its own scripts: records interactions and layout shifts. */
export function watchInteractions(): void {
  const WINDOW_MS = 5000
  const GAP_MS = 1000
  const seen: Seen = { slowest: 0, shift: 0 }
  ;(window as Watched).seen = seen
  let session = { from: 0, last: 0, sum: 0 }
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.slowest = Math.max(seen.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (hadRecentInput) continue
      const isNew = startTime - session.last > GAP_MS || startTime - session.from > WINDOW_MS
      session = isNew
        ? { from: startTime, last: startTime, sum: value }
        : { ...session, last: startTime, sum: session.sum + value }
      seen.shift = Math.max(seen.shift, session.sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: the slowest interaction since the last call, ms. */
export function readSlowest(): number {
  const { seen } = window as Watched
  const slowest = seen?.slowest ?? 0
  if (seen) seen.slowest = 0
  return slowest
}

/** Runs in the page: its layout shift. */
export function readShifts(): number {
  return (window as Watched).seen?.shift ?? 0
}
