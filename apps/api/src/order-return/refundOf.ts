/** What was paid for a line, as the order keeps it; kopecks. */
export interface PaidLine {
  price: number
  quantity: number
  /** The promo code's, of the whole line. */
  discount: number
  /** Pieces taken back before. */
  returned: number
}

/**
 * Money for pieces of a line, with their share of the discount, in whole kopecks. What is rounded off goes to later pieces:
 * the last one takes the rest, so that all pieces together give exactly what was paid.
 * @param pieces at most those that were not taken back before
 */
export function refundOf({ price, quantity, discount, returned }: PaidLine, pieces: number): number {
  const paid = BigInt(price) * BigInt(quantity) - BigInt(discount)
  const upTo = (count: number) => (paid * BigInt(count)) / BigInt(quantity)
  return Number(upTo(returned + pieces) - upTo(returned))
}
