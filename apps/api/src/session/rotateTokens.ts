import { randomBytes } from 'node:crypto'
import type { Queryable } from '../db/openDatabase.ts'
import { deriveSecret, hashSecret } from '../secret.ts'
import { issueTokens, type SessionTokens } from './issueTokens.ts'
import { endSession, lockSession, updateSession } from './session.sql.ts'
import { sessionEndOf } from './sessionEndOf.ts'
import { lifetimeOf, type SessionLifetime } from './sessionLifetimes.data.ts'
import { expireTokens, findRefreshToken, useToken } from './sessionToken.sql.ts'

/** Tabs that exchange the same refresh token within this time get the same successors. */
const GRACE_MS = 20_000

/** What became of an exchange. */
export type Rotation =
  | { kind: 'renewed'; userId: number; tokens: SessionTokens; lifetime: SessionLifetime }
  /** `isReplaced`: the browser has signed in anew, so it has other cookies by now. */
  | { kind: 'ended'; isReplaced: boolean }

const ENDED: Rotation = { kind: 'ended', isReplaced: false }

/**
 * Exchanges a refresh token for the next tokens of its session, once. Whoever shows an exchanged token later than
 * parallel tabs do is not the only one who has it: that ends the session, with all tokens that came from it. Runs in
 * the caller's transaction, which must commit.
 */
export async function rotateTokens(db: Queryable, token: string, now: Date): Promise<Rotation> {
  const known = await findRefreshToken(db, hashSecret(token))
  const session = known && (await lockSession(db, known.session_id))
  if (!session || session.ended_at || session.expires_at <= now) {
    return session?.end_reason === 'renewed' ? { kind: 'ended', isReplaced: true } : ENDED
  }
  const { session_id: sessionId } = known
  const lifetime = lifetimeOf(session.is_admin)
  const renewed = (tokens: SessionTokens): Rotation => ({ kind: 'renewed', userId: session.user_id, tokens, lifetime })
  const isAdmin = session.is_admin && session.is_staff
  let shown = token
  for (;;) {
    // Read under the lock: a parallel call may just have exchanged it.
    const row = await findRefreshToken(db, hashSecret(shown))
    if (!row || row.expires_at <= now) return ENDED
    if (!row.used_at || !row.successor_salt) break
    if (now.getTime() - row.used_at.getTime() > GRACE_MS) {
      await endSession(db, sessionId, { reason: 'token-reuse', now })
      return ENDED
    }
    const successors = successorsOf(shown, row.successor_salt, isAdmin)
    const next = await findRefreshToken(db, hashSecret(successors.refresh))
    if (next && !next.used_at) return renewed(successors)
    // Its successor was exchanged, too, all within the same seconds: the last one is in force.
    shown = successors.refresh
  }
  const salt = randomBytes(32)
  const tokens = successorsOf(shown, salt, isAdmin)
  const lastEnd = sessionEndOf(lifetime, session.created_at, now)
  // Begun when sessions of its kind lived longer.
  if (lastEnd <= now) return ENDED
  await useToken(db, hashSecret(shown), { now, salt })
  await expireTokens(db, sessionId, new Date(now.getTime() + GRACE_MS))
  await issueTokens(db, sessionId, { tokens, now, lastEnd, lifetime })
  await updateSession(db, sessionId, { last_seen_at: now, expires_at: lastEnd })
  return renewed(tokens)
}

/** The next tokens. They follow from the token and the stored salt: neither the database nor the token is enough. */
function successorsOf(token: string, salt: Buffer, isAdmin: boolean): SessionTokens {
  const next = (scope: string) => deriveSecret(token, `${scope} ${salt.toString('base64url')}`)
  return { access: next('access'), refresh: next('refresh'), admin: isAdmin ? next('admin') : null }
}
