/**
 * Calls `act` after the browser has painted the last render, so that a click gives visible feedback before its work
 * starts.
 */
export function afterPaint(act: () => void): void {
  // Frame callbacks run before painting, tasks after it.
  requestAnimationFrame(() => setTimeout(act))
}
