import * as v from 'valibot'

/** Kopecks, a whole number ≥ 0. */
export const Kopecks = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Who gets a discounted price (TILE-003). */
export const DiscountPrice = v.object({
  type: v.picklist(['discountB2B', 'discountB2C', 'discountAfterAuth', 'discountInside', 'discountB2BNewClient']),
  price: Kopecks,
})
export type DiscountPrice = v.InferOutput<typeof DiscountPrice>

/** Regular price of a product, and prices for some customers (TILE-001, TILE-002). */
export const PriceSet = v.object({
  current: Kopecks,
  /** Price before the discount; null when there is none. Always above `current`. */
  old: v.nullable(Kopecks),
  availableDiscountPrices: v.array(DiscountPrice),
})
export type PriceSet = v.InferOutput<typeof PriceSet>

/** Prices of a product per piece, unit and pack (TILE-002). */
export const PricesV2 = v.object({
  /** One piece. */
  default: PriceSet,
  /** One unit, such as a metre; null when the product has none. */
  alt: v.optional(v.nullable(PriceSet)),
  /** One whole pack; null when the product does not come in packs. */
  buyPack: v.optional(v.nullable(PriceSet)),
})

/** Price that a guest would get by signing in, as the tile words it (TILE-014). */
export const UnauthorizedDiscountPrice = v.object({
  ...DiscountPrice.entries,
  /** Russian: «Для юрлиц». */
  saleText: v.string(),
  /** Shown as a label only, without the amount: the price applies to a first order. */
  onlyNameplate: v.boolean(),
})
export type UnauthorizedDiscountPrice = v.InferOutput<typeof UnauthorizedDiscountPrice>
