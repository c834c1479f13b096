import type { DiscountPrice, PriceSet } from '@verstak/contracts/price'

const TYPES = ['discountB2B', 'discountB2C'] as const

/** A special price shown on tiles. */
export interface GuestOffer extends DiscountPrice {
  type: (typeof TYPES)[number]
}

/** Special prices that tiles show to guests, lower than the guest's price: companies first, then individuals. */
export function guestOffersOf({ current, availableDiscountPrices }: PriceSet): GuestOffer[] {
  return TYPES.flatMap((type) => {
    const offer = availableDiscountPrices.find((one) => one.type === type)
    return offer && offer.price > 0 && offer.price < current ? [{ type, price: offer.price }] : []
  })
}
