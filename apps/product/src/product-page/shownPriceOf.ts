import type { ProductTile } from '@verstak/contracts/product'

/** Price to show, kopecks; null when the product has none, so that no price block may stand. */
export function shownPriceOf({ price, pricesV2 }: Pick<ProductTile, 'price' | 'pricesV2'>): number | null {
  return pricesV2.default.current || price || null
}
