import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { refreshAuth as endpoint } from '@verstak/contracts/session'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { endOf } from './endOf.ts'
import { clearTokenCookies, setTokenCookies } from './issueTokens.ts'
import { rotateTokens } from './rotateTokens.ts'
import { secretOf } from './secretCookie.ts'
import { findUserIdOf } from './userIdOf.ts'

/**
 * Prolongs the session of the caller: exchanges his refresh token for new tokens, which become his cookies (SESSION-014).
 * Without one, `uid` says who his access token belongs to. A session that has ended takes its cookies with it.
 */
export async function refreshAuth(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, now } = services
  const token = secretOf(caller, SERVER_COOKIES.refreshToken)
  if (token === null) return { data: { acctoken: null, reftoken: null, uid: await findUserIdOf(services, caller) } }
  const rotation = await db.transaction().execute((transaction) => rotateTokens(transaction, token, now()))
  if (rotation.kind === 'ended') {
    if (!rotation.isReplaced) clearTokenCookies(caller)
    return { data: { acctoken: null, reftoken: null, uid: null } }
  }
  setTokenCookies(caller, rotation.tokens)
  const { access, idle } = rotation.lifetime
  const endsAt = (maxAge: number) => endOf({ maxAge }, now()).toISOString()
  return {
    data: {
      acctoken: endsAt(access),
      reftoken: endsAt(idle),
      uid: rotation.userId,
    },
  }
}
