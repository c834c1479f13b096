import { createCall } from '@verstak/api-client/call'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { isStaffAddress } from '@verstak/contracts/routeTable'
import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { UserKind } from '@verstak/flags/flagRow'
import type { PageRequest } from '../page/pageInput.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import { serverTransport } from './serverTransport.ts'

type Asked = Pick<PageRequest, 'url' | 'cookies' | 'cookieHeader' | 'requestId' | 'signal'>

/**
 * Timeouts. Shoppers' pages render without an answer, because the API checks every binding action again; staff pages
 * cannot.
 */
const PATIENCE_MS = { shopper: 500, staff: 2000 }

/**
 * Session of the visitor from the API; null for a guest, undefined when the API did not answer in time.
 * @throws when the session is unknown and the page is for staff only
 */
export async function sessionOf(apiOrigin: string, asked: Asked): Promise<Session | null | undefined> {
  const { url, cookies, cookieHeader: cookie, requestId, signal } = asked
  if (!cookies[SERVER_COOKIES.accessToken.name]) return null
  const isForStaff = isStaffAddress(url.pathname)
  try {
    const call = createCall(
      serverTransport(apiOrigin, { cookie, requestId }, PATIENCE_MS[isForStaff ? 'staff' : 'shopper']),
    )
    const session = await call(getSession, {}, { signal })
    return session.user === 'guest' ? null : session
  } catch (error) {
    if (isForStaff) throw error
    return undefined
  }
}

/** The remotes with the addresses that this user may know. */
export function remotesFor(
  user: UserKind | undefined,
  pathname: string,
  remotes: readonly ServerRemote[],
): readonly ServerRemote[] {
  // Other pages do not list them, even for staff: a link to a staff page loads a document.
  if (user === 'staff' && isStaffAddress(pathname)) return remotes
  return remotes.map((remote) => {
    if (!remote.routes.some(isStaffAddress)) return remote
    return { ...remote, routes: remote.routes.filter((route) => !isStaffAddress(route)) }
  })
}
