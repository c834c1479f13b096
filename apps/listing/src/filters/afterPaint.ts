/** Calls once the browser has painted what was last rendered, so that a press is seen to be answered before its work. */
export function afterPaint(act: () => void): void {
  // A frame's callbacks come before its painting, tasks after.
  requestAnimationFrame(() => setTimeout(act))
}
