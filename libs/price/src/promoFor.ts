import { percentOff } from './percentOff.ts'
import type { PromoCode, PromoLine, PromoRefusal, PromoUser } from './promoCode.ts'
import { shareOut, shareOutWithin } from './shareOut.ts'

/** What a code gives to one cart. Amounts in whole kopecks. */
export interface PromoGain {
  isApplied: true
  /** Off the goods: the sum of `byLine`. */
  discount: number
  /** Off each line, in the order of the lines: 0…its amount above the floor. */
  byLine: number[]
  /** At most this much off the delivery: 0 = nothing, Infinity = all of it. */
  deliveryOff: number
  /** Product that comes for nothing, one piece. */
  giftId: number | null
}

/** Why a code gives nothing to a cart. */
export interface PromoRefused {
  isApplied: false
  reason: PromoRefusal
  /** Kopecks of goods that are missing for `min-sum`; 0 for every other reason. */
  missing: number
}

/**
 * What a promo code gives to a cart. Pure and exact: a discount of percents is the one of the goods' whole sum, rounded
 * like every price (half up in the buyer's price), and is shared out over the lines in proportion to their amounts, to
 * the kopeck (`shareOut`). No line goes below its floor or 0: the part of a percentage that would is not given, while a
 * sum moves on to lines that have room.
 *
 * @throws RangeError when an amount is not a whole number
 */
export function promoFor(code: PromoCode, lines: readonly PromoLine[], user: PromoUser): PromoGain | PromoRefused {
  assertWhole(lines)
  const reason = refusalOfUser(code, user)
  if (reason) return refused(reason)
  const weights = lines.map((line) => (isFor(code, line) ? line.price * line.quantity : 0))
  if (!lines.some((line) => isFor(code, line))) return refused('no-goods')
  const sum = weights.reduce((total, amount) => total + amount, 0)
  if (sum < code.minSum) return { ...refused('min-sum'), missing: code.minSum - sum }
  const rooms = lines.map(({ price, floor, quantity }, place) =>
    weights[place] === 0 ? 0 : Math.max(0, price - Math.max(floor ?? 0, 0)) * quantity,
  )
  return gainOf(code, { weights, rooms, sum })
}

/** Kopecks off a delivery of this price. */
export const offDelivery = ({ deliveryOff }: PromoGain, price: number): number => Math.min(deliveryOff, price)

interface Goods {
  /** Amounts of the lines that the code is for; 0 for the others. */
  weights: number[]
  /** How much of each line may be taken off. */
  rooms: number[]
  sum: number
}

function gainOf({ benefit }: PromoCode, { weights, rooms, sum }: Goods): PromoGain {
  const none = { isApplied: true as const, discount: 0, byLine: weights.map(() => 0), deliveryOff: 0, giftId: null }
  switch (benefit.kind) {
    case 'percent': {
      const total = Math.min(sum - percentOff(sum, benefit.percent), Math.max(benefit.max ?? sum, 0))
      const byLine = shareOut(total, weights).map((share, place) => Math.min(share, rooms[place]!))
      return { ...none, byLine, discount: sumOf(byLine) }
    }
    case 'sum': {
      const byLine = shareOutWithin(Math.max(benefit.sum, 0), weights, rooms)
      return { ...none, byLine, discount: sumOf(byLine) }
    }
    case 'gift':
      return { ...none, giftId: benefit.productId }
    case 'delivery':
      return { ...none, deliveryOff: benefit.max === null ? Infinity : Math.max(benefit.max, 0) }
  }
}

function refusalOfUser(code: PromoCode, user: PromoUser): PromoRefusal | null {
  if (user.now < code.startsAt) return 'not-started'
  if (code.endsAt !== null && user.now >= code.endsAt) return 'over'
  if (isReached(code.maxUses, user.uses)) return 'used-up'
  if (code.audience !== null && code.audience !== (user.role === 'business' ? 'business' : 'private')) return 'audience'
  if (code.maxUsesPerUser !== null && !user.isSignedIn) return 'sign-in'
  if (isReached(code.maxUsesPerUser, user.usesOfUser)) return 'used-by-user'
  if (code.phone !== null && user.phone !== null && code.phone !== user.phone) return 'phone'
  if (isReached(code.maxUsesPerPhone, user.usesOfPhone)) return 'used-by-phone'
  return code.isFirstOrder && user.hasOrders ? 'first-order' : null
}

const isReached = (limit: number | null, count: number) => limit !== null && count >= limit

function isFor({ categoryIds, brandIds }: PromoCode, { categoryIds: path, brandId }: PromoLine): boolean {
  if (categoryIds.length > 0 && !path.some((id) => categoryIds.includes(id))) return false
  return brandIds.length === 0 || (brandId !== null && brandIds.includes(brandId))
}

const refused = (reason: PromoRefusal): PromoRefused => ({ isApplied: false, reason, missing: 0 })

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function assertWhole(lines: readonly PromoLine[]): void {
  for (const { price, quantity, floor } of lines) {
    if (![price, quantity, floor ?? 0, price * quantity].every(Number.isSafeInteger) || price < 0 || quantity < 1) {
      throw new RangeError(`Lines have whole kopecks and pieces, got ${quantity} of ${price}`)
    }
  }
}
