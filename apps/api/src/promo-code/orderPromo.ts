import { offDelivery } from '@verstak/price/promoFor'
import type { CartLine } from '../cart/cartLines.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import type { TileRow } from '../product/product.sql.ts'
import { checkPromo, refusedPromo, type PromoBuyer, type RefusedPromo } from './checkPromo.ts'
import { findPromo, insertPromoUse, lockPromo, updateCartPromo, type PromoRow } from './promoCode.sql.ts'

/** What the promo code of a cart does to its order. Amounts in kopecks. */
export interface OrderPromo {
  /** Null when nothing was used: the cart has no code, or it gives nothing to this order. */
  code: string | null
  discount: number
  deliveryDiscount: number
  /** Discount of each line, in the order of the lines. */
  byLine: number[]
  gift: TileRow | null
  /** Why the cart's code was not used. */
  refusal: RefusedPromo | null
  /** Counts the use, in the order's transaction. */
  take(orderGuid: string): Promise<void>
}

export interface OrderTerms {
  /** Kopecks. */
  deliveryPrice: number
  isPickup: boolean
}

/** The code of a cart for its order. Locked until the transaction ends, so that nobody else takes its last use. */
export async function orderPromo(
  db: Queryable,
  code: string | null,
  lines: readonly CartLine[],
  holder: PromoBuyer & { phone: string },
  { deliveryPrice, isPickup }: OrderTerms,
): Promise<OrderPromo> {
  if (code === null) return withoutPromo(lines)
  await lockPromo(db, code)
  const promo = await findPromo(db, code, holder)
  if (!promo) return withoutPromo(lines)
  const result = await checkPromo(db, promo, lines, holder)
  if (!result.isApplied) return { ...withoutPromo(lines), refusal: result }
  const { discount, byLine, gift } = result
  if (gift?.is_pickup_only && !isPickup) {
    return { ...withoutPromo(lines), refusal: refusedPromo(promo, 'gift-pickup-only') }
  }
  const deliveryDiscount = offDelivery(result, deliveryPrice)
  // A code that gives nothing to this order, such as a delivery to one that is fetched, is not used up by it.
  if (discount === 0 && deliveryDiscount === 0 && !gift) return withoutPromo(lines)
  const gain = { discount, deliveryDiscount }
  return { code, byLine, gift, ...gain, refusal: null, take: (guid) => take(db, promo, holder, { guid, ...gain }) }
}

/** No code, and nothing off. */
export const withoutPromo = (lines: readonly unknown[]): OrderPromo => ({
  code: null,
  discount: 0,
  deliveryDiscount: 0,
  byLine: lines.map(() => 0),
  gift: null,
  refusal: null,
  take: () => Promise.resolve(),
})

async function take(
  db: Queryable,
  promo: PromoRow,
  { cartId, userId, phone, now }: PromoBuyer & { phone: string },
  { guid, discount, deliveryDiscount }: { guid: string; discount: number; deliveryDiscount: number },
): Promise<void> {
  await insertPromoUse(db, { orderGuid: guid, promo, userId, phone, discount, deliveryDiscount, now })
  await updateCartPromo(db, cartId, { promoCodeId: null })
}

/**
 * Runs the comparison with the sum that the shopper saw. Another sum is told as the code's refusal where the code was
 * refused: the shopper learns why.
 * @throws DomainError `promo-refused` with the new sum, and errors of `compare`
 */
export function comparedWith<Result>({ refusal }: OrderPromo, compare: () => Result): Result {
  try {
    return compare()
  } catch (error) {
    if (!refusal || !(error instanceof DomainError) || error.code !== 'price-changed') throw error
    const value = error.details[0]?.value
    throw new DomainError('promo-refused', {
      field: 'promocode',
      reason: refusal.reason,
      message: `The promo code does not apply: ${refusal.reason}.`,
      text: refusal.text,
      ...(value !== undefined && { value }),
    })
  }
}
