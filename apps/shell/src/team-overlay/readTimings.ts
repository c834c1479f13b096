/** Browser timings of one part. */
export interface PartTiming {
  /** From the request of its last slot to its display, milliseconds. */
  shownMs: number
  /** Number of retries by the visitor. */
  retries: number
}

/** Browser timings of a remote's files. */
export interface CodeTiming {
  /** From the first request to the last byte, milliseconds. */
  loadMs: number
  /** Transferred bytes; 0 when everything came from the browser's cache. */
  bytes: number
}

/** Timings of a part from the marks of `RemoteSlot` and `RemoteFrame`. Null before it is shown. */
export function readPartTiming(name: string): PartTiming | null {
  const shown = performance.getEntriesByName(`part:${name}`, 'measure').at(-1)
  if (!shown) return null
  return { shownMs: shown.duration, retries: performance.getEntriesByName(`retry:${name}`, 'mark').length }
}

/** Scripts of a remote that this page has fetched; null when there are none. */
export function readCodeTiming(remote: string): CodeTiming | null {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => name.includes(`/releases/${remote}/`) && name.includes('.js'),
  )
  if (files.length === 0) return null
  return {
    loadMs:
      Math.max(...files.map(({ responseEnd }) => responseEnd)) - Math.min(...files.map(({ startTime }) => startTime)),
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

/** Server timings of this document: `loader.<remote>`, `render`, `data`; milliseconds. */
export function readServerTimings(): { name: string; ms: number }[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (navigation?.serverTiming ?? []).map(({ name, duration }) => ({ name, ms: duration }))
}
