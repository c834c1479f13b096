import type { DiscountPrice, PriceSet } from '@verstak/contracts/price'

const TYPES = ['discountB2B', 'discountB2C'] as const

/** A special price that tiles tell of. */
export interface GuestOffer extends DiscountPrice {
  type: (typeof TYPES)[number]
}

/** The special prices that tiles tell guests of, lower than what they pay: for companies first, then for persons. */
export function guestOffersOf({ current, availableDiscountPrices }: PriceSet): GuestOffer[] {
  return TYPES.flatMap((type) => {
    const offer = availableDiscountPrices.find((one) => one.type === type)
    return offer && offer.price > 0 && offer.price < current ? [{ type, price: offer.price }] : []
  })
}
