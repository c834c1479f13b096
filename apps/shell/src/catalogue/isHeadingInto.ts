/** A place in the window, CSS px. */
export interface Point {
  x: number
  y: number
}

/**
 * Whether a pointer that moves from one point to another is heading into a box at its right: it moves inside the
 * triangle of its position and the box's left edge. Items that it crosses then are not meant.
 */
export function isHeadingInto(from: Point, to: Point, box: { left: number; top: number; bottom: number }): boolean {
  if (to.x <= from.x || to.x > box.left) return false
  const way = (to.x - from.x) / (box.left - from.x)
  return to.y >= from.y + (box.top - from.y) * way && to.y <= from.y + (box.bottom - from.y) * way
}
