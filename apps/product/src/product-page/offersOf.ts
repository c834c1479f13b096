import type { DiscountPrice } from '@verstak/contracts/price'
import type { ProductDetails } from '@verstak/contracts/product'
import type { UserKind } from '@verstak/flags/flagRow'

/** Offers shown to this visitor: lower than the own price; first-order offers for staff only. */
export function offersOf({ pricesV2 }: Pick<ProductDetails, 'pricesV2'>, user: UserKind): DiscountPrice[] {
  const { current, availableDiscountPrices } = pricesV2.default
  const lower = availableDiscountPrices.filter(
    ({ type, price }) => type !== 'discountInside' && price > 0 && price < current,
  )
  if (user === 'staff') return lower
  const hasPersons = lower.some(({ type }) => type === 'discountB2C')
  return lower.filter(
    // A signed-in user pays the price for persons or companies, which is never higher than this one.
    ({ type }) => type === 'discountB2B' || type === 'discountB2C' || (type === 'discountAfterAuth' && !hasPersons),
  )
}
