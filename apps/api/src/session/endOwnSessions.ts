import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { secretHashOf } from './secretCookie.ts'
import { endSession, selectSessionsOf, type SessionEnd } from './session.sql.ts'

/**
 * Ends the sessions that the caller's browser has valid tokens of, usually one; a refresh token is enough.
 * @returns their users
 */
export async function endOwnSessions(
  db: Queryable,
  caller: Pick<Caller, 'cookie'>,
  end: SessionEnd,
): Promise<Set<number>> {
  const { accessToken, refreshToken } = SERVER_COOKIES
  const hashes = [accessToken, refreshToken].flatMap((rule) => secretHashOf(caller, rule) ?? [])
  const sessions = hashes.length === 0 ? [] : await selectSessionsOf(db, hashes, end.now)
  for (const { id } of sessions) await endSession(db, id, end)
  return new Set(sessions.map(({ user_id }) => user_id))
}
