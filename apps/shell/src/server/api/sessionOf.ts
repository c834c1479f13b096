import { createCall } from '@verstak/api-client/call'
import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { isStaffAddress } from '@verstak/contracts/routeTable'
import { getSession, refreshAuth } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import type { UserKind } from '@verstak/flags/flagRow'
import type { PageRequest } from '../page/pageInput.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import { withSetCookies } from './cookieHeader.ts'
import { serverTransport } from './serverTransport.ts'

type Asked = Pick<PageRequest, 'url' | 'cookies' | 'cookieHeader' | 'requestId' | 'signal'>

/** A visitor as the API knows him. */
export interface VisitorSession {
  /** Null for a guest, undefined when the API did not answer in time. */
  session: Session | null | undefined
  /** `Cookie` header for later calls of the page. */
  cookieHeader: string | undefined
  /** `Set-Cookie` headers for the visitor: the tokens of a session that was renewed, or ended. */
  setCookies: readonly string[]
}

/**
 * Timeouts. Shoppers' pages render without an answer, because the API checks every binding action again; staff pages
 * cannot. A renewal whose answer is lost would cost the visitor his session.
 */
const PATIENCE_MS = { shopper: 500, staff: 2000, renewal: 3000 }

/**
 * Session of the visitor from the API. One whose access token has ended is renewed by his refresh token, so that the page
 * is rendered for its user.
 * @throws when the session is unknown and the page is for staff only
 */
export async function sessionOf(apiOrigin: string, asked: Asked): Promise<VisitorSession> {
  const { url, cookies, cookieHeader: cookie } = asked
  const as = (session: VisitorSession['session']) => ({ session, cookieHeader: cookie, setCookies: [] })
  const isForStaff = isStaffAddress(url.pathname)
  try {
    const session = cookies[SERVER_COOKIES.accessToken.name] ? await askSession(apiOrigin, asked) : null
    if (session || !cookies[SERVER_COOKIES.refreshToken.name]) return as(session)
    const { setCookies, isRenewed } = await renew(apiOrigin, asked)
    const cookieHeader = withSetCookies(cookie, setCookies)
    if (!isRenewed) return { session: null, cookieHeader, setCookies }
    const renewed = askSession(apiOrigin, { ...asked, cookieHeader })
    // The new tokens reach the visitor even when nobody knows yet whose they are.
    return { session: isForStaff ? await renewed : await renewed.catch(() => undefined), cookieHeader, setCookies }
  } catch (error) {
    if (isForStaff) throw error
    return as(undefined)
  }
}

async function askSession(apiOrigin: string, asked: Asked): Promise<Session | null> {
  const { url, cookieHeader: cookie, requestId, signal } = asked
  const patience = PATIENCE_MS[isStaffAddress(url.pathname) ? 'staff' : 'shopper']
  const call = createCall(serverTransport(apiOrigin, { cookie, requestId }, patience))
  const session = await call(getSession, {}, { signal })
  return session.user === 'guest' ? null : session
}

/** Exchanges the visitor's refresh token. Goes on when the visitor leaves: the token is used up by then. */
async function renew(apiOrigin: string, { cookieHeader: cookie, requestId }: Asked) {
  const send = serverTransport(apiOrigin, { cookie, requestId }, PATIENCE_MS.renewal)
  let setCookies: readonly string[] = []
  const call = createCall(async (path, init) => {
    // The API takes changes from pages of the store only, and this is one.
    const answer = await send(path, { ...init, headers: { ...init.headers, 'sec-fetch-site': 'same-origin' } })
    setCookies = answer.setCookies
    return answer
  })
  const { data } = await call(refreshAuth, {})
  return { setCookies, isRenewed: data.uid !== null }
}

/** The remotes with the addresses that this user may know. */
export function remotesFor(
  user: UserKind | undefined,
  pathname: string,
  remotes: readonly ServerRemote[],
): readonly ServerRemote[] {
  // Other pages do not list them, even for staff: a link to a staff page loads a document.
  if (user === 'staff' && isStaffAddress(pathname)) return remotes
  return remotes.flatMap((remote) => {
    if (!remote.routes.some(isStaffAddress)) return [remote]
    const routes = remote.routes.filter((route) => !isStaffAddress(route))
    // What has nothing for shoppers is not named to them at all.
    const isOnlyForStaff = routes.length === 0 && Object.keys(remote.scripts ?? {}).every((part) => part === './routes')
    return isOnlyForStaff ? [] : [{ ...remote, routes }]
  })
}
