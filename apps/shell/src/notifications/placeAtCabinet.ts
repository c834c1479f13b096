/** Distance from the account link and from the edges, px. */
const GAP = 8
/** Minimum distance of the card's tip from its edge, px. */
const MIN_TIP = 16

/** Position of a card, px. */
export interface CardPlace {
  top: number
  /** Right edge, measured from the left of the viewport, because there may be a scroll bar on the right. */
  right: number
  /** Distance from its right edge to the point below the middle of the account link. */
  tip: number
}

/** Below the account link, aligned with its right edge; at the top of the viewport once the link has scrolled away. */
export function placeAtCabinet(
  { bottom, right, width }: Pick<DOMRect, 'bottom' | 'right' | 'width'>,
  pageWidth: number,
): CardPlace {
  const edge = Math.min(right, pageWidth - GAP)
  return { top: Math.max(GAP, bottom + GAP), right: edge, tip: Math.max(MIN_TIP, edge - right + width / 2) }
}
