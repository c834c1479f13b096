import type { applyPromoCode as endpoint } from '@verstak/contracts/cartPromo'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { CartCaller } from '../cart/cartCaller.ts'
import { isCounted, listCartLines } from '../cart/cartLines.ts'
import { changeCart } from '../cart/changeCart.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { checkPromo } from './checkPromo.ts'
import { normalizedCode } from './normalizedCode.ts'
import { findPromo, updateCartPromo } from './promoCode.sql.ts'
import { NOT_FOUND_TEXT, REFUSED_TITLE } from './promoCode.texts.ts'
import { holderOf } from './promoOfCart.ts'

/** Who tries a code, and how. */
export interface PromoAttempt {
  caller: CartCaller
  ip: string
  regionId: number
  /** The refusal is kept with the cart, for a page without scripts. */
  isRefusalKept?: boolean
}

/**
 * Applies a promo code to the cart, instead of the one that it has. A refused code changes nothing.
 * @throws DomainError `cart-token-required`, `rate-limited`
 */
export async function applyPromoCode(
  services: Services,
  entered: string,
  { caller, ip, regionId, isRefusalKept }: PromoAttempt,
): Promise<EndpointResponse<typeof endpoint>> {
  const { limits, index, terms: readTerms, now } = services
  const { owner, buyer, marker } = caller
  // Codes are secrets of a kind: nobody may try them out.
  await limits.spend('promoCodesPerIp', ip)
  if (owner) await limits.spend('promoCodesPerCart', cartNameOf(owner))
  const { office_ids: officeIds } = getRegion(await index.read(), regionId)
  const terms = await readTerms()
  const code = normalizedCode(entered)
  const refusal = await changeCart(services, owner, async (transaction, cartId) => {
    const who = { userId: marker.userId, buyer, officeIds, now: now() }
    const holder = await holderOf(transaction, cartId, who)
    const promo = await findPromo(transaction, code, holder)
    const lines = await listCartLines(transaction, cartId, { officeIds, buyer, terms })
    const result = promo ? await checkPromo(transaction, promo, lines.filter(isCounted), holder) : null
    if (promo && result?.isApplied) {
      await updateCartPromo(transaction, cartId, { promoCodeId: promo.id, discount: result.discount })
      return null
    }
    const refused = result && !result.isApplied ? result : null
    const { reason, text } = refused ?? { reason: 'not-found', text: NOT_FOUND_TEXT }
    // A page without scripts has one place for a code: it shows the one that was entered.
    if (isRefusalKept) {
      await updateCartPromo(transaction, cartId, { promoCodeId: null, refused: { code: entered.slice(0, 40), text } })
    }
    return { code: reason, title: REFUSED_TITLE, message: text }
  })
  return { success: refusal === null, data: { errors: refusal ? [refusal] : [] } }
}

const cartNameOf = (owner: NonNullable<CartCaller['owner']>) =>
  'userId' in owner ? `user ${owner.userId}` : owner.tokenHash.toString('base64url')
