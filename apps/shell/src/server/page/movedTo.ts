import { createCall } from '@verstak/api-client/call'
import { findRedirect } from '@verstak/contracts/redirect'
import { isStaffAddress } from '@verstak/contracts/routeTable'
import { hasNoPage } from '../../document/routeError.ts'
import { serverTransport } from '../api/serverTransport.ts'
import type { Page } from './createPage.ts'
import type { LoadedPage } from './loadPage.ts'

/** How long an address without a page waits to hear where it leads. */
const PATIENCE_MS = 300

/**
 * Where the staff leads an address that has no page; null when nowhere. Pages that there are cannot be hidden by a redirect,
 * and none of them waits for this.
 */
export async function movedTo({ request, input }: Page, { context }: LoadedPage): Promise<Response | null> {
  const { url, requestId, signal } = request
  const statuses = Object.values(context.errors ?? {}).map(({ status }: { status: number }) => status)
  const isGone = statuses.length > 0 ? statuses.every(hasNoPage) : context.statusCode === 410
  if (!isGone || isStaffAddress(url.pathname)) return null
  const call = createCall(serverTransport(input.apiOrigin, { requestId }, PATIENCE_MS))
  // Without an answer it is the address without a page that it is.
  const answer = await call(findRedirect, { query: { path: url.pathname } }, { signal }).catch(() => null)
  if (!answer?.redirect) return null
  const { to, status } = answer.redirect
  return new Response(null, { status, headers: { location: withQuery(to, url.search) } })
}

/** What came with the visitor, such as where an advertisement stood, goes on with him. */
function withQuery(to: string, search: string): string {
  const [address = '', hash] = to.split('#', 2)
  const more = search.slice(1)
  if (more === '') return to
  return `${address}${address.includes('?') ? '&' : '?'}${more}${hash === undefined ? '' : `#${hash}`}`
}
