import { DomainError } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { lockCart, touchCart } from './cart.sql.ts'

/**
 * Changes a cart in a transaction in which nobody else changes it: what the change reads of the cart stays true until it
 * has written. Others wait, at most as long as a statement may take (`openDatabase`).
 * @throws DomainError `cart-token-required`, upon which a client asks for a token and repeats the call once; and what the
 * change throws, after which the cart is as it was
 */
export async function changeCart<Result>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | null,
  change: (db: Queryable, cartId: string) => Promise<Result>,
): Promise<Result> {
  if (token === null) throw new DomainError('cart-token-required')
  return db.transaction().execute(async (transaction) => {
    const cartId = await lockCart(transaction, hashSecret(token))
    if (cartId === null) throw new DomainError('cart-token-required')
    const result = await change(transaction, cartId)
    await touchCart(transaction, cartId, now())
    return result
  })
}
