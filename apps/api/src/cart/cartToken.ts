import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { secretOf } from '../session/secretCookie.ts'
import { findCartId, type CartKey } from './cart.sql.ts'

/** The cart secret of the visitor's browser; null when the cookie is missing or malformed. */
export const readCartToken = (caller: Pick<Caller, 'cookie'>): string | null =>
  secretOf(caller, SERVER_COOKIES.cartToken)

/** Id of the visitor's cart; null when he has none. */
export async function findCart(db: Queryable, owner: CartKey | null): Promise<string | null> {
  return owner === null ? null : findCartId(db, owner)
}
