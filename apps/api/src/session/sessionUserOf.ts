import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findSessionUser } from './session.sql.ts'

/** A signed-in user with the data for prices and staff pages. */
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>

/** The user of the caller's session; null for guests and sessions that have ended. */
export async function sessionUserOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<SessionUser | null> {
  const access = hashOf(caller.cookie(SESSION_COOKIES.accessToken))
  if (!access) return null
  const admin = hashOf(caller.cookie(SESSION_COOKIES.adminToken))
  return (await findSessionUser(db, { access, admin }, now())) ?? null
}

const hashOf = (cookie: string | null) => (cookie !== null && isSecret(cookie) ? hashSecret(cookie) : null)
