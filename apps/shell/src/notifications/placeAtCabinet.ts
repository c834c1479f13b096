/** Distance from the entry and from the edges, px. */
const GAP = 8
/** Where the tip of the card is at least, px from its edge. */
const LEAST_TIP = 16

/** Where a card stands, px. */
export interface CardPlace {
  top: number
  /** Of its right edge, from the left of the window: on the right a scroll bar may stand. */
  right: number
  /** From its right edge to the point below the entry's middle. */
  tip: number
}

/** Below the entry and in line with its right edge; at the top of the window once the entry has scrolled away. */
export function placeAtCabinet(
  { bottom, right, width }: Pick<DOMRect, 'bottom' | 'right' | 'width'>,
  pageWidth: number,
): CardPlace {
  const edge = Math.min(right, pageWidth - GAP)
  return { top: Math.max(GAP, bottom + GAP), right: edge, tip: Math.max(LEAST_TIP, edge - right + width / 2) }
}
