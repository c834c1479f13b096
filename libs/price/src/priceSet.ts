/** Who gets a discounted price: companies, private persons, anyone signed in, this buyer, new companies. */
export type DiscountType =
  'discountB2B' | 'discountB2C' | 'discountAfterAuth' | 'discountInside' | 'discountB2BNewClient'

/** A price for some buyers, whole kopecks. */
export interface DiscountOffer {
  type: DiscountType
  price: number
}

/** Price of one piece, unit or pack for a buyer; whole kopecks. */
export interface PriceSet {
  current: number
  /** Price before the discount, or for others; always above `current`, null when there is none. */
  old: number | null
  /** In a fixed order; `discountInside` equals `current`, all others are lower. */
  availableDiscountPrices: DiscountOffer[]
}

/** Applies `change` to every amount and drops offers that are no longer lower. */
export function mapPriceSet(set: PriceSet, change: (kopecks: number) => number): PriceSet {
  const current = change(set.current)
  const old = set.old === null ? null : change(set.old)
  return {
    current,
    old: old !== null && old > current ? old : null,
    availableDiscountPrices: set.availableDiscountPrices
      .map(({ type, price }) => ({ type, price: change(price) }))
      .filter(({ type, price }) => type === 'discountInside' || price < current),
  }
}
