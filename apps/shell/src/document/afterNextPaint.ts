/** Upper limit: a tab in the background does not paint. */
const LONGEST_MS = 100

/**
 * Resolves once the browser has painted the last render; null on the server. So the feedback to a click is painted
 * before the requested data, which takes longer to render.
 */
export function afterNextPaint(): Promise<void> | null {
  if (typeof requestAnimationFrame !== 'function') return null
  return new Promise((resolve) => {
    // Frame callbacks run before the paint, tasks after it.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
}
