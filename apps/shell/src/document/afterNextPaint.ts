/** A tab in the background paints nothing. */
const LONGEST_MS = 100

/**
 * Resolves once the browser has painted what was last rendered; at once on the server. What answers a press is seen at
 * once then, however soon what it asks for is there, which takes longer to render.
 */
export function afterNextPaint(): Promise<void> | null {
  if (typeof requestAnimationFrame !== 'function') return null
  return new Promise((resolve) => {
    // A frame's callbacks come before its painting, tasks after.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
}
