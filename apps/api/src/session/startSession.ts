import { SESSION_COOKIES, type CookieRule } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { SignInMethod } from '../db/sessionTables.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describeDevice.ts'
import { endOf } from './endOf.ts'
import { insertSession, insertToken } from './session.sql.ts'

export interface SessionStart {
  userId: number
  method: SignInMethod
  /** Staff who have proven themselves by a code besides: pages of staff open. */
  isAdmin?: boolean
}

type Device = Pick<Caller, 'ip' | 'userAgent' | 'setCookie'>

/** Signs a user in on the caller's device: a new session with new tokens, in the caller's transaction. */
export async function startSession(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  caller: Device,
  { userId, method, isAdmin = false }: SessionStart,
): Promise<void> {
  const sessionId = await insertSession(db, {
    user_id: userId,
    method,
    device: describeDevice(caller.userAgent),
    ip: caller.ip,
    created_at: now(),
    last_seen_at: now(),
    expires_at: endOf(SESSION_COOKIES.refreshToken, now()),
  })
  const issue = async (scope: 'access' | 'refresh' | 'admin', rule: CookieRule) => {
    const token = newSecret()
    await insertToken(db, {
      token_hash: hashSecret(token),
      session_id: sessionId,
      scope,
      created_at: now(),
      expires_at: endOf(rule, now()),
    })
    caller.setCookie(rule, token)
  }
  await issue('access', SESSION_COOKIES.accessToken)
  await issue('refresh', SESSION_COOKIES.refreshToken)
  if (isAdmin) await issue('admin', SESSION_COOKIES.adminToken)
}
