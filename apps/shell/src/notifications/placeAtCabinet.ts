/** Distance from the entry and from the edges, px. */
const GAP = 8
/** Where the tip of the card is at least, px from its edge. */
const LEAST_TIP = 16

/** Where a card stands, px from the edges of the window; `tip`: from its right edge. */
export interface CardPlace {
  top: number
  right: number
  tip: number
}

/** Below the entry and in line with its right edge; at the top of the window once the entry has scrolled away. */
export function placeAtCabinet(
  { bottom, right, width }: Pick<DOMRect, 'bottom' | 'right' | 'width'>,
  pageWidth: number,
): CardPlace {
  const toEdge = Math.max(GAP, pageWidth - right)
  return {
    top: Math.max(GAP, bottom + GAP),
    right: toEdge,
    tip: Math.max(LEAST_TIP, pageWidth - right + width / 2 - toEdge),
  }
}
