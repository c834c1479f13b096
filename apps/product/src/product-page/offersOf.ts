import type { DiscountPrice } from '@verstak/contracts/price'
import type { ProductDetails } from '@verstak/contracts/product'
import type { UserKind } from '@verstak/flags/flagRow'

/** Prices that the page tells this visitor of: lower than his own, and not for a first order only unless he is staff. */
export function offersOf({ pricesV2 }: Pick<ProductDetails, 'pricesV2'>, user: UserKind): DiscountPrice[] {
  const { current, availableDiscountPrices } = pricesV2.default
  const lower = availableDiscountPrices.filter(
    ({ type, price }) => type !== 'discountInside' && price > 0 && price < current,
  )
  if (user === 'staff') return lower
  const hasPersons = lower.some(({ type }) => type === 'discountB2C')
  return lower.filter(
    // Whoever signs in is a person or a company, and pays their price, which is never higher.
    ({ type }) => type === 'discountB2B' || type === 'discountB2C' || (type === 'discountAfterAuth' && !hasPersons),
  )
}
