/** What a promo code gives. */
export type PromoBenefit =
  /** Percent off the goods that it is for, 0…100 with at most two decimals; at most `max` kopecks, null = no limit. */
  | { kind: 'percent'; percent: number; max: number | null }
  /** Kopecks off the goods that it is for. */
  | { kind: 'sum'; sum: number }
  /** One piece of a product for nothing. */
  | { kind: 'gift'; productId: number }
  /** Delivery for nothing, or cheaper by at most `max` kopecks; null = no limit. */
  | { kind: 'delivery'; max: number | null }

/** A promo code with its conditions. Amounts in whole kopecks. */
export interface PromoCode {
  benefit: PromoBenefit
  /** Least sum of the goods that it is for. */
  minSum: number
  /** Categories whose goods it is for, with all below them; empty = every category. */
  categoryIds: readonly number[]
  /** Brands whose goods it is for; empty = every brand. */
  brandIds: readonly number[]
  /** Kind of buyer; null = everybody. Guests and staff count as private persons. */
  audience: 'private' | 'business' | null
  /** Only for a buyer without an order before. */
  isFirstOrder: boolean
  /** Ten digits of the phone that the order must have; null = any. */
  phone: string | null
  /** Milliseconds since 1970; it works from `startsAt` on and before `endsAt`. Null = without an end. */
  startsAt: number
  endsAt: number | null
  /** Orders that may use it: in all, of one user, of one phone; null = no limit. */
  maxUses: number | null
  maxUsesPerUser: number | null
  maxUsesPerPhone: number | null
}

/** A line of the cart as a promo code sees it. */
export interface PromoLine {
  /** Pieces, ≥ 1. */
  quantity: number
  /** Price of one piece for this buyer, kopecks. */
  price: number
  /** Least price of one piece for any buyer, kopecks; null when there is none. */
  floor: number | null
  /** Its category and all above it. */
  categoryIds: readonly number[]
  brandId: number | null
}

/** Who uses a code, and how often that was done before. */
export interface PromoUser {
  role: 'guest' | 'private' | 'business' | 'staff'
  /** False for a guest. */
  isSignedIn: boolean
  /** Ten digits; null while it is not known, which then refuses nothing. */
  phone: string | null
  /** The buyer has ordered before. */
  hasOrders: boolean
  /** Orders with the code: in all, of this user, of this phone. */
  uses: number
  usesOfUser: number
  usesOfPhone: number
  /** Milliseconds since 1970. */
  now: number
}

/** Why a code does not apply. */
export type PromoRefusal =
  | 'not-started'
  | 'over'
  | 'used-up'
  | 'sign-in'
  | 'used-by-user'
  | 'used-by-phone'
  | 'audience'
  | 'first-order'
  | 'phone'
  | 'no-goods'
  | 'min-sum'
