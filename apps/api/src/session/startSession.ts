import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { SignInMethod } from '../db/sessionTables.ts'
import type { Caller } from '../http/createBinder.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describeDevice.ts'
import { endOwnSessions } from './endOwnSessions.ts'
import { issueTokens, setTokenCookies } from './issueTokens.ts'
import { joinGuest } from './joinGuest.ts'
import { rememberActiveActivity } from './rememberActivity.ts'
import { insertSession } from './session.sql.ts'
import { sessionEndOf } from './sessionEndOf.ts'
import { lifetimeOf } from './sessionLifetimes.data.ts'

export interface SessionStart {
  userId: number
  method: SignInMethod
  /** Staff who have proven themselves by a code besides: pages of staff open. */
  isAdmin?: boolean
}

type Device = Pick<Caller, 'cookie' | 'ip' | 'userAgent' | 'setCookie' | 'clearCookie'>

/**
 * Signs a user in on the caller's device, in the caller's transaction: a new session with new tokens. A session that the
 * browser had before ends, whoever's it was, so that no step-up goes on under an id that others may know. What the
 * browser's guest collected becomes the user's.
 */
export async function startSession(
  services: Pick<Services, 'now' | 'index'>,
  db: Queryable,
  caller: Device,
  { userId, method, isAdmin = false }: SessionStart,
): Promise<void> {
  const now = services.now()
  await endOwnSessions(db, caller, { reason: 'renewed', now })
  const lifetime = lifetimeOf(isAdmin)
  const lastEnd = sessionEndOf(lifetime, now, now)
  const sessionId = await insertSession(db, {
    user_id: userId,
    method,
    device: describeDevice(caller.userAgent),
    ip: caller.ip,
    is_admin: isAdmin,
    created_at: now,
    last_seen_at: now,
    expires_at: lastEnd,
  })
  const tokens = { access: newSecret(), refresh: newSecret(), admin: isAdmin ? newSecret() : null }
  await issueTokens(db, sessionId, { tokens, now, lastEnd, lifetime })
  setTokenCookies(caller, tokens)
  await rememberActiveActivity(db, caller, userId)
  await joinGuest(services, db, caller, userId)
  // The user may have a cart from elsewhere.
  caller.setCookie(PAGE_COOKIES.hasCart, '1')
}
