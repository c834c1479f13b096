import type { PromoBenefit, PromoCode } from '@verstak/price/promoCode'
import { promoFor, type PromoGain } from '@verstak/price/promoFor'
import type { Buyer } from '@verstak/price/buyer'
import type { CartLine } from '../cart/cartLines.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { selectCategoryPaths, type PromoHolder, type PromoRow } from './promoCode.sql.ts'
import { refusalText, type PromoReason } from './promoCode.texts.ts'

/** The buyer of a cart, as far as promo codes ask. */
export interface PromoBuyer extends PromoHolder {
  buyer: Buyer
  officeIds: number[]
  now: Date
}

/** What a code gives to a cart. */
export interface AppliedPromo extends PromoGain {
  /** With the stock of the region. */
  gift: TileRow | null
}

/** Why a code gives nothing. */
export interface RefusedPromo {
  isApplied: false
  reason: PromoReason
  /** Russian. */
  text: string
  /** Kopecks of goods. */
  missing: number
}

/**
 * What a code gives to the lines that can be bought now.
 * @param lines in the order of `byLine` of the result
 */
export async function checkPromo(
  db: Queryable,
  promo: PromoRow,
  lines: readonly CartLine[],
  holder: PromoBuyer,
): Promise<AppliedPromo | RefusedPromo> {
  const ids = lines.map(({ product }) => product.id)
  const paths = promo.category_ids.length === 0 ? null : await selectCategoryPaths(db, ids)
  const result = promoFor(
    codeOf(promo),
    lines.map(({ product, price, quantity }) => ({
      quantity,
      price,
      floor: product.floor,
      categoryIds: paths?.get(product.id) ?? [],
      brandId: product.brand_id,
    })),
    {
      role: holder.buyer.role,
      isSignedIn: holder.userId !== null,
      phone: holder.phone,
      hasOrders: promo.has_orders,
      uses: promo.used_count,
      usesOfUser: promo.uses_of_user,
      usesOfPhone: promo.uses_of_phone,
      now: holder.now.getTime(),
    },
  )
  if (!result.isApplied) return refusedPromo(promo, result.reason, result.missing)
  if (result.giftId === null) return { ...result, gift: null }
  const [gift] = await selectTiles(db, [result.giftId], holder.officeIds, holder.now)
  const ordered = lines.find(({ product }) => product.id === result.giftId)?.quantity ?? 0
  const hasGift = gift !== undefined && isRowAvailable(gift) && gift.stock > ordered
  return hasGift ? { ...result, gift } : refusedPromo(promo, 'gift-gone')
}

export function refusedPromo(promo: PromoRow, reason: PromoReason, missing = 0): RefusedPromo {
  const { min_sum: minSum, audience, starts_at: startsAt } = promo
  return { isApplied: false, reason, missing, text: refusalText(reason, { minSum, missing, audience, startsAt }) }
}

function codeOf(promo: PromoRow): PromoCode {
  return {
    benefit: benefitOf(promo),
    minSum: promo.min_sum,
    categoryIds: promo.category_ids,
    brandIds: promo.brand_ids,
    audience: promo.audience,
    isFirstOrder: promo.is_first_order,
    phone: promo.phone,
    startsAt: promo.starts_at.getTime(),
    endsAt: promo.ends_at?.getTime() ?? null,
    maxUses: promo.max_uses,
    maxUsesPerUser: promo.max_uses_per_user,
    maxUsesPerPhone: promo.max_uses_per_phone,
  }
}

function benefitOf({ kind, percent, amount, gift_id: giftId }: PromoRow): PromoBenefit {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0, max: amount }
    case 'sum':
      return { kind, sum: amount ?? 0 }
    case 'gift':
      // The table lets no gift be without a product.
      return { kind, productId: giftId! }
    case 'delivery':
      return { kind, max: amount }
  }
}
