import { createCall } from '@verstak/api-client/call'
import type { ApiCall, Transport } from '@verstak/api-client/call'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { getSession, refreshAuth } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'
import { SESSION_KEY } from '../user-menu/useAccount.ts'

/** Name of the lock that all tabs of the store share. */
const LOCK = 'renew-session'

let running: Promise<number> | undefined

/**
 * Renews the session of the visitor: once for all calls of this page, and by one tab at a time. A user whose session
 * cannot be renewed is a guest from now on (SESSION-015); his page stays as it is, with what he typed.
 *
 * @returns when the next renewal is due, ms since 1970; infinite for a guest
 * @throws ApiError when the API cannot be reached; the next call tries again
 */
export function renewSession(host: Host, send: Transport): Promise<number> {
  const renew = () => renewAlone(host, send)
  // Without the lock parallel tabs get the same tokens, because the API allows for them.
  running ??= (navigator.locks ? navigator.locks.request(LOCK, renew) : renew()).finally(() => (running = undefined))
  return running
}

/** Who the visitor is to the API. */
export const readSession = (call: ApiCall): Promise<Session> => call(getSession, {})

async function renewAlone(host: Host, send: Transport): Promise<number> {
  const call = createCall(send)
  const findDue = async () => {
    const session = await readSession(call)
    return session.user !== 'guest' && session.renewIn !== undefined ? Date.now() + session.renewIn * 1000 : null
  }
  // Another tab may have done it.
  const dueByOther = await findDue()
  if (dueByOther !== null) return dueByOther
  const { data } = await call(refreshAuth, {})
  if (data.uid !== null) return Date.now() + SERVER_COOKIES.accessToken.maxAge * 1000
  // A call that changes the session, as a new e-mail does, may have brought its cookies meanwhile.
  const dueByCall = await findDue()
  if (dueByCall !== null) return dueByCall
  host.user = undefined
  host.queryClient.setQueryData<Session>(SESSION_KEY, { user: 'guest' })
  return Number.POSITIVE_INFINITY
}
