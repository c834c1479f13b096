import { COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import { findCartId } from './cart.sql.ts'

/** The visitor's cart secret; null when the cookie is missing or malformed. */
export function readCartToken(caller: Caller): string | null {
  const token = caller.cookie(COOKIES.cartToken)
  return token !== null && isSecret(token) ? token : null
}

/** Id of the visitor's cart; null when there is no token or no cart with it. */
export async function findCart(db: Queryable, token: string | null): Promise<string | null> {
  return token === null ? null : findCartId(db, hashSecret(token))
}
