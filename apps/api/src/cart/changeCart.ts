import { DomainError } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { lockCart, putUserCart, touchCart, type CartKey } from './cart.sql.ts'

/**
 * Changes a cart in a transaction that holds its lock: the data that the change reads stays valid until it writes.
 * A user's cart is created by its first change. Other changes wait for the lock, at most for the statement timeout (`openDatabase`).
 * @throws DomainError `cart-token-required` (a client then requests a token and repeats the call once); errors of the
 * change, which roll the transaction back
 */
export async function changeCart<Result>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  owner: CartKey | null,
  change: (db: Queryable, cartId: string) => Promise<Result>,
): Promise<Result> {
  if (owner === null) throw new DomainError('cart-token-required')
  return db.transaction().execute(async (transaction) => {
    const cartId =
      'userId' in owner ? await putUserCart(transaction, owner.userId, now()) : await lockCart(transaction, owner)
    if (cartId === null) throw new DomainError('cart-token-required')
    const result = await change(transaction, cartId)
    await touchCart(transaction, cartId, now())
    return result
  })
}
