import type { removePromoCode as endpoint } from '@verstak/contracts/cartPromo'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { CartKey } from '../cart/cart.sql.ts'
import { findCart } from '../cart/cartToken.ts'
import type { Services } from '../services.ts'
import { updateCartPromo } from './promoCode.sql.ts'

/** Takes the promo code off the caller's cart, if it has one. */
export async function removePromoCode(
  { db }: Pick<Services, 'db'>,
  owner: CartKey | null,
): Promise<EndpointResponse<typeof endpoint>> {
  const cartId = await findCart(db, owner)
  if (cartId !== null) await updateCartPromo(db, cartId, { promoCodeId: null })
  return { success: true, data: { errors: [] } }
}
