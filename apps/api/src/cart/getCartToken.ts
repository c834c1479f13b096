import { LRUCache } from 'lru-cache'
import type { Caller } from '../http/createBinder.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { findCartId, insertCart, putUserCart } from './cart.sql.ts'
import { readCartToken } from './cartToken.ts'
import { joinGuestCart } from './joinGuestCart.ts'

export interface CartAccess {
  /** Public id of the cart. */
  cartId: string
  /** The bearer secret, for the cookie only. */
  token: string
}

/** Carts created in the last seconds, by the hash of the client that requested them. */
export type NewCarts = LRUCache<string, Promise<CartAccess>>

/** How long repeated requests, sent before the cookie arrives, share the first cart. */
const SHARED_FOR_MS = 10_000

export const createNewCarts = (): NewCarts => new LRUCache({ max: 1_000, ttl: SHARED_FOR_MS })

/**
 * Returns the visitor's cart, or creates one. The token is always that of a guest's cart, which a user's browser keeps
 * empty; the user's own cart has none. @throws DomainError `rate-limited`
 */
export async function getCartToken(services: Services, caller: Caller, newCarts: NewCarts): Promise<CartAccess> {
  const userId = await findUserIdOf(services, caller)
  const guest = await getGuestCart(services, caller, newCarts)
  if (userId === null) return guest
  await joinGuestCart(services, caller, { userId, tokenHash: hashSecret(guest.token) })
  return { cartId: await putUserCart(services.db, userId, services.now()), token: guest.token }
}

async function getGuestCart(services: Services, caller: Caller, newCarts: NewCarts): Promise<CartAccess> {
  const token = readCartToken(caller)
  const cartId = token === null ? null : await findCartId(services.db, { tokenHash: hashSecret(token) })
  if (cartId !== null && token !== null) return { cartId, token }
  const source = visitorOf(caller) ?? (token === null ? null : hashSecret(token))
  if (source === null) return makeCart(services, caller)
  const key = source.toString('base64url')
  const known = newCarts.get(key)
  if (known) return known
  const made = makeCart(services, caller)
  newCarts.set(key, made)
  made.catch(() => newCarts.delete(key))
  return made
}

async function makeCart({ db, limits }: Services, { ip }: Caller): Promise<CartAccess> {
  await limits.spend('newCartsPerIp', ip)
  const token = newSecret()
  return { cartId: await insertCart(db, hashSecret(token)), token }
}
