import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { secretHashOf } from './secretCookie.ts'
import { findSessionUser, updateSession } from './session.sql.ts'

/** A signed-in user with the data for prices and staff pages. */
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>

/** How exact «last seen» in the list of devices is: most calls write nothing. */
const SEEN_EVERY_MS = 5 * 60_000

/** The user of the caller's session; null for guests and sessions that have ended. */
export async function sessionUserOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<SessionUser | null> {
  const access = secretHashOf(caller, SERVER_COOKIES.accessToken)
  if (!access) return null
  const admin = secretHashOf(caller, SERVER_COOKIES.adminToken)
  const user = await findSessionUser(db, { access, admin }, now())
  if (!user) return null
  const isSeenLongAgo = now().getTime() - user.last_seen_at.getTime() > SEEN_EVERY_MS
  if (isSeenLongAgo) await updateSession(db, user.session_id, { last_seen_at: now() })
  return user
}
