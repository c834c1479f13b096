import type { CartPromo } from '@verstak/contracts/cart'
import { productAddress } from '@verstak/contracts/address'
import * as v from 'valibot'
import { isCounted, type CartLine } from '../cart/cartLines.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { TileRow } from '../product/product.sql.ts'
import { checkPromo, type AppliedPromo, type PromoBuyer, type RefusedPromo } from './checkPromo.ts'
import { findConfirmedPhone, findPromo, selectCartPromo, updateToldDiscount, type PromoRow } from './promoCode.sql.ts'

/** Column `cart.promo_refused`. */
const Refused = v.object({ code: v.string(), text: v.string() })

/** The caller of a cart; his phone is read where a code asks for it. */
export type PromoCaller = Omit<PromoBuyer, 'cartId' | 'phone'>

/** The promo code of a cart with what it gives to these lines now; undefined when the cart has none. */
export async function promoOfCart(
  db: Queryable,
  cartId: string,
  lines: readonly CartLine[],
  caller: PromoCaller,
): Promise<CartPromo | undefined> {
  const kept = await selectCartPromo(db, cartId)
  const refused = v.safeParse(Refused, kept?.promo_refused)
  if (refused.success) return { ...NOTHING, code: refused.output.code, isActive: false, error: refused.output.text }
  if (!kept || kept.code === null) return undefined
  const holder = await holderOf(db, cartId, caller)
  const promo = await findPromo(db, kept.code, holder)
  if (!promo) return undefined
  const result = await checkPromo(db, promo, lines.filter(isCounted), holder)
  const { discount } = result.isApplied ? result : NOTHING
  return {
    ...cartPromoOf(promo, result),
    ...(discount !== kept.promo_discount && { was: kept.promo_discount }),
  }
}

/** The same after the shopper changed his cart: what it gives now is what he is told from now on. */
export async function describePromoOfCart(
  db: Queryable,
  cartId: string,
  lines: readonly CartLine[],
  caller: PromoCaller,
): Promise<CartPromo | undefined> {
  const promo = await promoOfCart(db, cartId, lines, caller)
  if (promo?.was === undefined) return promo
  await updateToldDiscount(db, cartId, promo.discount)
  const { was: _, ...told } = promo
  return told
}

/** With the phone that a user has confirmed. */
export async function holderOf(db: Queryable, cartId: string, caller: PromoCaller): Promise<PromoBuyer> {
  const phone = caller.userId === null ? null : await findConfirmedPhone(db, caller.userId)
  return { ...caller, cartId, phone }
}

const NOTHING = { name: '', discount: 0, deliveryOff: 0, gift: null, missing: 0 } as const

function cartPromoOf(promo: PromoRow, result: AppliedPromo | RefusedPromo): CartPromo {
  const shown = { ...NOTHING, code: promo.code, name: promo.name, isActive: true }
  if (!result.isApplied) return { ...shown, error: result.text, missing: result.missing }
  const { discount, deliveryOff, gift } = result
  return {
    ...shown,
    discount,
    deliveryOff: deliveryOff === Infinity ? null : deliveryOff,
    gift: gift && giftOf(gift),
    error: null,
  }
}

const giftOf = ({ id, name, slug, picture }: TileRow) => ({
  productId: id,
  name,
  link: productAddress(slug, id),
  image: pictureOf(picture),
})
