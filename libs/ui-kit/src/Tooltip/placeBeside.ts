/** Distance between the two, and from the edges of the window, px. */
const GAP = 8

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Where to put a popup: centred above or below its anchor, on the side that was asked for if it has room there, never
 * over the edge of the window. All in px, from the window's corner.
 */
export function placeBeside(
  anchor: Box,
  popup: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  side: 'top' | 'bottom',
): { left: number; top: number } {
  const above = anchor.top - GAP - popup.height
  const below = anchor.top + anchor.height + GAP
  const hasRoomAbove = above >= GAP
  const hasRoomBelow = below + popup.height <= viewport.height - GAP
  const isAbove = side === 'top' ? hasRoomAbove || !hasRoomBelow : hasRoomAbove && !hasRoomBelow
  const centred = anchor.left + anchor.width / 2 - popup.width / 2
  const rightmost = viewport.width - GAP - popup.width
  return { left: Math.max(GAP, Math.min(centred, rightmost)), top: isAbove ? above : below }
}
