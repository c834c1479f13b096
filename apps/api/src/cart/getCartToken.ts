import type { Services } from '../services.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { insertCart } from './cart.sql.ts'
import { findCart } from './cartToken.ts'

export interface CartAccess {
  /** Public id of the cart. */
  cartId: string
  /** The bearer secret, for the cookie only. */
  token: string
}

/** Keeps the visitor's cart, or makes one. @throws DomainError `rate-limited` */
export async function getCartToken(
  { db, limits }: Services,
  { token, ip }: { token: string | null; ip: string },
): Promise<CartAccess> {
  const cartId = await findCart(db, token)
  if (cartId !== null && token !== null) return { cartId, token }
  await limits.spend('newCartsPerIp', ip)
  const newToken = newSecret()
  return { cartId: await insertCart(db, hashSecret(newToken)), token: newToken }
}
