import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { PAGE_COOKIES, SERVER_COOKIES, cookieNameOf } from '@verstak/contracts/cookie'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import type { CookieRule } from '@verstak/contracts/cookie'
import { STAFF_SWITCHES } from '@verstak/contracts/staffSwitch'
import { isStaffAddress, pageTypeOf } from '@verstak/contracts/routeTable'
import { isCrawler } from '@verstak/host'
import { createFragmentCache } from '@verstak/host/createFragmentCache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCircuitBreaker } from '../slots/circuitBreaker.ts'
import { SECURITY_HEADERS } from '../http/securityHeaders.ts'
import { crashPage } from './crashPage.ts'
import { isSwitchedOn } from './isSwitchedOn.ts'
import { isPageAddress } from './isPageAddress.ts'
import { layoutOf } from './layoutOf.ts'
import { StoreBusy, createRenderQueue } from './renderQueue.ts'
import type { LeaveQueue } from './renderQueue.ts'
import { renderPage } from './renderPage.ts'
import type { BeginPage, PageInput, PageRequest } from './pageInput.ts'
import { visitorIdOf } from '../releases/chooseRemotes.ts'
import type { Visitor } from '../releases/chooseRemotes.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import type { SiteData } from '../api/siteData.ts'
import { remotesFor, sessionOf } from '../api/sessionOf.ts'
import { isGuestRequest, mayUsePageCache } from '../page-cache/mayUsePageCache.ts'

export interface PageRouteInput extends Omit<PageInput, 'siteData' | 'remotes' | 'isUnsure' | 'untilRenderSlot'> {
  /** The releases for a visitor's page; rejects while they are unknown. */
  remotes: (visitor: Visitor) => Promise<readonly ServerRemote[]>
  /** Whether visitors reach the store by HTTPS; false by default. */
  isCookieSecure?: boolean
  /** Issues the token for a page's reports; '' by default: no reports. */
  issuePageToken?: () => string
  siteData: () => Promise<SiteData>
  /** Called when a page is requested, is about to be rendered, starts to be sent, and is finished. */
  onStep?: () => void
  /** Resolves when all waiting connections are accepted; at once by default. */
  untilAccepted?: () => Promise<void>
  /** Called when a request is rejected because of overload. */
  onRefused?: () => void
}

/**
 * Fast levels, because a page is compressed for each visitor. Brotli 3 takes 40 % less time than 4 for 5 % more bytes.
 * A window of 256 KiB covers a whole page, and with chunks of 64 KiB a page is sent in a few steps.
 */
const BROTLI = {
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 },
}
const GZIP = { level: 4 }

/** Route handler of pages. */
export function pageRoute({
  siteData,
  remotes,
  issuePageToken = () => '',
  isCookieSecure = false,
  onStep = () => undefined,
  untilAccepted = () => Promise.resolve(),
  onRefused = () => undefined,
  ...input
}: PageRouteInput) {
  const breaker = createCircuitBreaker()
  const fragmentCacheOf = createFragmentCache()
  const enterQueue = createRenderQueue()
  const onPage: PageInput['onPage'] = (outcome) => {
    onStep()
    input.onPage?.(outcome)
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    onStep()
    if (!isPageAddress(request.url)) return reply.code(404).headers(SECURITY_HEADERS.plainPage).send(crashPage(404))
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort(new Error('The visitor has gone')))
    let turn: Promise<LeaveQueue> | undefined
    try {
      const layout = layoutOf(request.headers['user-agent'] ?? '')
      const visitor = {
        ...visitorIdOf(request.cookies[cookieNameOf(SERVER_COOKIES.visitorId, isCookieSecure)]),
        isCrawler: isCrawler(layout),
      }
      if (visitor.isNew && !visitor.isCrawler) setVisitorCookie(reply, visitor.id, isCookieSecure)
      const asked = {
        // Not as a relative URL: `//category/` would be read as another host.
        url: new URL(`http://store.invalid${request.url}`),
        visitorId: visitor.isCrawler ? null : visitor.id,
        layout,
        cookies: pageCookiesOf(request.cookies, isCookieSecure),
        cookieHeader: request.headers.cookie,
        requestId: request.id,
        signal: gone.signal,
        pageToken: issuePageToken(),
      }
      const untilRenderSlot = async () => {
        await (turn ??= enterQueue(pageTypeOf(asked.url.pathname), gone.signal))
        await untilAccepted()
      }
      const isGuest = isGuestRequest(request)
      // Guests may get a cached page without queueing.
      if (!isGuest) await untilRenderSlot()
      const [current, data, known] = await Promise.all([
        remotes(visitor).catch(() => null),
        siteData(),
        sessionOf(input.apiOrigin, { ...asked, cookies: request.cookies }).catch((error: unknown) => {
          input.report(error)
          return undefined
        }),
      ])
      onStep()
      const session = known?.session
      for (const cookie of known?.setCookies ?? []) reply.header('set-cookie', cookie)
      const page = {
        ...asked,
        cookieHeader: known ? known.cookieHeader : asked.cookieHeader,
        session: session ?? null,
        isUserUnknown: session === undefined,
      }
      const isTester = session?.user === 'staff' && isSwitchedOn(request.cookies, STAFF_SWITCHES.canary)
      const chosen = isTester && current ? await remotes({ ...visitor, isTester }) : current
      const shown = remotesFor(session?.user, asked.url.pathname, chosen ?? [])
      const isForStaff = isStaffAddress(asked.url.pathname)
      const isUnsure =
        (isForStaff && session === undefined) || (current === null && (!isForStaff || session?.user === 'staff'))
      const facts = { remotes: shown, siteData: data, isUnsure, untilRenderSlot }
      const isCacheable = mayUsePageCache(request, data, isUnsure)
      const begin = beginPage(request, reply)
      await renderPage({ ...page, isCacheable }, { breaker, fragmentCacheOf, ...input, ...facts, onPage }, (head) => {
        onStep()
        return begin(head)
      })
    } catch (error) {
      if (gone.signal.aborted || reply.raw.headersSent) return reply.raw.destroy()
      const isBusy = error instanceof StoreBusy
      if (isBusy) onRefused()
      else input.report(error)
      return reply
        .code(503)
        .headers({ ...SECURITY_HEADERS.plainPage, 'retry-after': '5' })
        .send(crashPage(isBusy ? 'busy' : 503))
    } finally {
      void turn?.then(
        (end) => end(),
        () => undefined,
      )
    }
    return reply
  }
}

/** The only cookies that a page may read, so that a cached page contains no private data. */
function pageCookiesOf(cookies: FastifyRequest['cookies'], isSecure: boolean): PageRequest['cookies'] {
  const rules: CookieRule[] = [
    SERVER_COOKIES.activeRegion,
    PAGE_COOKIES.headerBarClosed,
    DEVICE_COOKIES.appBarHidden,
    ...Object.values(STAFF_SWITCHES),
  ]
  return Object.fromEntries(rules.map((rule) => [rule.name, cookies[cookieNameOf(rule, isSecure)]]))
}

/** Sets the visitor's id, so that his next visit gets the same releases. */
function setVisitorCookie(reply: FastifyReply, id: string, secure: boolean): void {
  const { maxAge, isHttpOnly } = SERVER_COOKIES.visitorId
  const attributes = { path: '/', maxAge, httpOnly: isHttpOnly, secure, sameSite: 'lax' } as const
  // Not by `setCookie`, which has no effect on a streamed answer.
  reply.header(
    'set-cookie',
    reply.server.serializeCookie(cookieNameOf(SERVER_COOKIES.visitorId, secure), id, attributes),
  )
}

function beginPage(request: FastifyRequest, reply: FastifyReply): BeginPage {
  return ({ status, headers }) => {
    reply.hijack()
    const isEncoded = 'content-encoding' in headers
    const encoder = isEncoded ? undefined : encoderFor(String(request.headers['accept-encoding'] ?? ''))
    const cookie = reply.getHeader('set-cookie')
    reply.raw.writeHead(status, {
      ...headers,
      ...(cookie === undefined ? {} : { 'set-cookie': [cookie].flat().map(String) }),
      'x-request-id': request.id,
      ...SECURITY_HEADERS.document,
      ...(encoder ? { 'content-encoding': encoder.name } : {}),
    })
    if (!encoder) return reply.raw
    encoder.stream.pipe(reply.raw)
    return encoder.stream
  }
}

/** Chooses the encoding of a page; `flush` sends the encoder's buffer, so that the visitor sees each batch at once. */
function encoderFor(accepted: string) {
  if (/\bbr\b/.test(accepted)) return { name: 'br', stream: createBrotliCompress(BROTLI) }
  if (/\bgzip\b/.test(accepted)) return { name: 'gzip', stream: createGzip(GZIP) }
  return undefined
}
