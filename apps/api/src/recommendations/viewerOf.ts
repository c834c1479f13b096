import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserId } from '../session/session.sql.ts'
import { visitorOf } from './visitorOf.ts'

/**
 * Hash under which a caller's views are kept (SEARCH-014): a signed-in user's own, the same on each of his devices; a
 * guest's goes by the id of his browser, null when that has none.
 */
export async function viewerOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Buffer | null> {
  const token = caller.cookie(SESSION_COOKIES.accessToken)
  const userId = token !== null && isSecret(token) ? await findUserId(db, hashSecret(token), now()) : null
  return userId === null ? visitorOf(caller) : hashSecret(`user ${userId}`)
}
