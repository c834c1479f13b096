import type { ProductTile } from '@verstak/contracts/product'

/** Price for companies, kopecks; null unless it is lower than everybody's price. */
export function businessPriceOf({ pricesV2 }: Pick<ProductTile, 'pricesV2'>): number | null {
  const { current, availableDiscountPrices } = pricesV2.default
  const price = availableDiscountPrices.find(({ type }) => type === 'discountB2B')?.price
  return price !== undefined && price > 0 && price < current ? price : null
}
