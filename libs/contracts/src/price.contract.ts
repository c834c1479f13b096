import * as v from 'valibot'

/** Kopecks, a whole number ≥ 0. */
export const Kopecks = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Who gets a discounted price (TILE-003). */
export const DiscountPrice = v.object({
  type: v.picklist(['discountB2B', 'discountB2C', 'discountAfterAuth', 'discountInside', 'discountB2BNewClient']),
  price: Kopecks,
})
export type DiscountPrice = v.InferOutput<typeof DiscountPrice>

/** What a product costs everybody, and what some customers pay (TILE-001, TILE-002). */
export const PriceSet = v.object({
  current: Kopecks,
  /** Price before the discount; null when there is none. Always above `current`. */
  old: v.nullable(Kopecks),
  availableDiscountPrices: v.array(DiscountPrice),
})
export type PriceSet = v.InferOutput<typeof PriceSet>
