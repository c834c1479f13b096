import { hashSecret } from '../secret.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { selectItems } from './cart.sql.ts'
import { findCart, readCartToken } from './cartToken.ts'

/** The visitor's line of a product, as tiles carry it; null when his cart has none. */
export async function findCartItem(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
  productId: number,
): Promise<{ guid: string; id: number; quantity: number } | null> {
  const userId = await findUserIdOf(services, caller)
  const token = readCartToken(caller)
  const guest = token === null ? null : { tokenHash: hashSecret(token) }
  const cartId = await findCart(services.db, userId === null ? guest : { userId })
  const items = cartId === null ? [] : await selectItems(services.db, cartId)
  const item = items.find(({ product_id }) => product_id === productId)
  return item ? { guid: item.guid, id: productId, quantity: item.quantity } : null
}
