import type { ProductTile } from '@verstak/contracts/product'

/** Price to show, kopecks; null when the product has none and the price block must be omitted. */
export function shownPriceOf({ price, pricesV2 }: Pick<ProductTile, 'price' | 'pricesV2'>): number | null {
  return pricesV2.default.current || price || null
}
