/** Who would get a discounted price: companies, private persons, anybody signed in, this buyer, companies new here. */
export type DiscountType =
  'discountB2B' | 'discountB2C' | 'discountAfterAuth' | 'discountInside' | 'discountB2BNewClient'

/** A price that holds for some buyers, whole kopecks. */
export interface DiscountOffer {
  type: DiscountType
  price: number
}

/** What one thing (a piece, a measure, a pack) costs a buyer; whole kopecks. */
export interface PriceSet {
  current: number
  /** What it cost before the discount, or costs others; always above `current`, null when there is nothing to compare. */
  old: number | null
  /** In a fixed order; `discountInside` equals `current`, all others lie below it. */
  availableDiscountPrices: DiscountOffer[]
}

/** The set with every amount changed by `change`, without what no longer is a saving after it. */
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
