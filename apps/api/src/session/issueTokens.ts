import { SERVER_COOKIES, type CookieRule } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import { endOf } from './endOf.ts'
import type { SessionLifetime } from './sessionLifetimes.data.ts'
import { insertToken } from './sessionToken.sql.ts'

/** Secrets of a session, one set at a time. */
export interface SessionTokens {
  access: string
  refresh: string
  /** Null for everybody but staff who have proven themselves by a code besides. */
  admin: string | null
}

const RULES = {
  access: SERVER_COOKIES.accessToken,
  refresh: SERVER_COOKIES.refreshToken,
  admin: SERVER_COOKIES.adminToken,
} as const satisfies Record<keyof SessionTokens, CookieRule>
const SCOPES = ['access', 'refresh', 'admin'] as const

/** Stores new tokens of a session. @param lastEnd no token is valid for longer; the refresh token is until then */
export async function issueTokens(
  db: Queryable,
  sessionId: string,
  { tokens, now, lastEnd, lifetime }: { tokens: SessionTokens; now: Date; lastEnd: Date; lifetime: SessionLifetime },
): Promise<void> {
  for (const scope of SCOPES) {
    const token = tokens[scope]
    if (token === null) continue
    const end = endOf({ maxAge: scope === 'refresh' ? lifetime.idle : lifetime.access }, now)
    await insertToken(db, {
      token_hash: hashSecret(token),
      session_id: sessionId,
      scope,
      created_at: now,
      expires_at: end < lastEnd ? end : lastEnd,
    })
  }
}

/** Gives the caller the tokens as cookies, and takes from him an admin token of another session (SESSION-010). */
export function setTokenCookies(caller: Pick<Caller, 'setCookie' | 'clearCookie'>, tokens: SessionTokens): void {
  for (const scope of SCOPES) {
    const token = tokens[scope]
    if (token === null) caller.clearCookie(RULES[scope])
    else caller.setCookie(RULES[scope], token)
  }
}

export function clearTokenCookies(caller: Pick<Caller, 'clearCookie'>): void {
  for (const scope of SCOPES) caller.clearCookie(RULES[scope])
}
