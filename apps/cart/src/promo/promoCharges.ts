import type { CartPromo } from '@verstak/contracts/cart'

/** Price of a delivery with the promo code, kopecks. */
export const deliveryWith = (promo: CartPromo | undefined, price: number): number =>
  promo ? price - Math.min(promo.deliveryOff ?? price, price) : price

/** Sum of the goods with the promo code, kopecks; not below 0 while the shopper changes quantities. */
export const goodsWith = (promo: CartPromo | undefined, sum: number): number =>
  Math.max(0, sum - (promo?.discount ?? 0))
