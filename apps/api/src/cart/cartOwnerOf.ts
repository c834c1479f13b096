import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import type { CartKey } from './cart.sql.ts'
import { readCartToken } from './cartToken.ts'
import { joinGuestCart } from './joinGuestCart.ts'

/**
 * Whose cart a caller fills: a signed-in user's own, the same on each of his devices, which by then has what the guest of
 * this browser put into his; a guest's by the token of his browser. Null for a guest without a token. A user's cart has
 * no token: only his session opens it.
 */
export async function cartOwnerOf(
  services: Pick<Services, 'db' | 'now' | 'index'>,
  caller: Pick<Caller, 'cookie'>,
  userId: number | null,
): Promise<CartKey | null> {
  const token = readCartToken(caller)
  const tokenHash = token === null ? null : hashSecret(token)
  if (userId === null) return tokenHash && { tokenHash }
  if (tokenHash) await joinGuestCart(services, caller, { userId, tokenHash })
  return { userId }
}
