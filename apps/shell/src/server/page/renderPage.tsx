import { randomBytes } from 'node:crypto'
import type { BootData, RouteError } from '../../document/boot.ts'
import { PAGES_ROUTE_ID, createShellRoutes } from '../../document/createShellRoutes.tsx'
import { regionOf } from '../../document/regionOf.ts'
import { pageStatusOf, toRouteError } from '../../document/routeError.ts'
import { COOKIES, DEVICE_COOKIES } from '@verstak/contracts/cookie'
import { FLAGS } from '@verstak/contracts/flag'
import type { Layout } from '@verstak/contracts/layout'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Session } from '@verstak/contracts/session'
import type { Flags } from '@verstak/flags/createFlags'
import { isCrawler, isMobile } from '@verstak/host'
import type { FragmentCache, RemoteFailure } from '@verstak/host'
import { createStaticHandler } from 'react-router-dom'
import { offerAddress, pageTypeOfAnswer, withholdVerdict } from './answerOf.ts'
import { ADVERTISING, adOriginsOf, pageAdvertisingOf } from '../settings/advertisingSetting.ts'
import { createCircuitBreaker, type CircuitBreaker } from '../slots/circuitBreaker.ts'
import { CHAT_SCRIPT, chatOriginOf } from '../settings/chatScript.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { createLateScripts } from './lateScripts.ts'
import { createPageOutcome, type PageOutcome } from '../health/pageOutcome.ts'
import { replayEarlyClicks } from './earlyClicks.ts'
import { describeToOthers } from './describeToOthers.ts'
import { createLoaderLimit } from './limitLoader.ts'
import { PageStream } from './PageStream.ts'
import { createPageSlots } from '../slots/pageSlots.tsx'
import { createQueryScripts } from './queryScripts.ts'
import { createPageCaching } from '../page-cache/pageCaching.ts'
import type { PageCache } from '../page-cache/PageCache.ts'
import { MUST_DEADLINE_MS, renderDocument } from './renderDocument.tsx'
import { toBoot, type ServerRemote } from '../releases/remotes.ts'
import { renderFooter } from './renderFooter.tsx'
import { createServerHost } from './serverHost.ts'
import { serverTransport } from '../api/serverTransport.ts'
import { createServerTimings } from './serverTimings.ts'
import type { InfoBars } from '../api/infoBars.ts'
import type { ReadJson } from '../api/jsonReader.ts'
import type { PublicAnswerCache } from '../api/publicAnswerCache.ts'
import type { SiteData } from '../api/siteData.ts'

export interface PageRequest {
  url: URL
  /** Id of the visitor, by which flags are dealt out; null for one who takes part in no experiment. */
  visitorId: string | null
  /** Whose page it is; null for a guest. */
  session: Session | null
  /** He has a session, but nobody could say whose in time: the page is a guest's. */
  isUserUnknown?: boolean
  layout: Layout
  cookies: Record<string, string | undefined>
  cookieHeader: string | undefined
  requestId: string
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
  /** Token under which the browser reports once how the page went. */
  pageToken: string
  /** A guest's page, which other guests may get as it is. */
  isShared?: boolean
}

/** Addresses of the shell's own files. */
export interface Assets {
  scripts: string[]
  stylesheets: string[]
}

export interface PageInput {
  apiOrigin: string
  /** The store's flags; without them each has its default. */
  flags?: Flags
  remotes: readonly ServerRemote[]
  /** Nobody says what is released, or whether who asks may know it: nothing of the store's is missing for sure. */
  isUnsure?: boolean
  siteData: SiteData
  publicAnswerCache?: PublicAnswerCache
  readJson?: ReadJson
  /** Finds the bar above the header; without it there is none. */
  infoBars?: InfoBars
  assets: Assets
  /** `failure` says whose it is, where that is known. */
  report: (error: unknown, failure?: RemoteFailure) => void
  /** Everybody may look behind the page (team overlay, `Server-Timing`); otherwise staff alone. */
  isDemo?: boolean
  /** Keeps pages that guests get alike; without it each is made anew. */
  keeper?: PageCache
  /** What parts of the process's other pages were rendered as. */
  fragmentCacheOf?: (scope: string) => FragmentCache
  /** Resolves when the page's turn to be made has come; what is asked for before is not under its time limits. */
  untilRenderSlot?: () => Promise<unknown>
  /** Shared by the pages of one process; without it slots have no circuit. */
  breaker?: CircuitBreaker
  /** Origin of the development server, whose files the page may load too. */
  developmentOrigin?: string
  /** Told once per page, when its part on the server is over. */
  onPage?: (page: PageOutcome) => void
}

export interface PageHead {
  status: number
  headers: Record<string, string>
}

/** Where a page goes: takes the head first, then gives the stream for the body. */
export type BeginPage = (head: PageHead) => NodeJS.WritableStream & { flush?: () => void }

/** Renders one page into the stream that `begin` gives. Rejects only before `begin` was called. */
export async function renderPage(request: PageRequest, input: PageInput, begin: BeginPage): Promise<void> {
  const { layout, session } = request
  const nonce = randomBytes(16).toString('base64url')
  const scripts = createLateScripts(nonce)
  const region = regionOf(input.siteData.regions, request.cookies[COOKIES.activeRegion.name])
  const { remotes, siteData, apiOrigin } = input
  const isBarClosed = request.cookies[COOKIES.headerBarClosed.name] !== undefined
  const infoBar = isBarClosed ? null : await input.infoBars?.({ isMobile: isMobile(layout), regionId: region.id })
  // Once: every part of the page, here and in the browser, sees the same.
  const flagVisitor = { id: request.visitorId, user: session?.user ?? 'guest', layout, regionId: region.id }
  const flags = (await input.flags?.valuesOf(FLAGS, flagVisitor)) ?? {}
  const isAppBarClosed = request.cookies[DEVICE_COOKIES.appBarHidden.name] !== undefined
  const keeping =
    request.isShared && input.keeper
      ? createPageCaching({
          keeper: input.keeper,
          own: { nonce, pageToken: isCrawler(layout) ? '' : request.pageToken },
          inputs: {
            address: request.url.pathname + request.url.search,
            layout,
            regionId: region.id,
            flags,
            releases: remotes,
            closed: [isBarClosed, isAppBarClosed],
            shared: [siteData.topics, siteData.regions, siteData.promoLinks, infoBar],
          },
          signal: request.signal,
        })
      : null
  // A kept page waits for no other; and by the time of its turn, somebody else's may be kept.
  const kept = (await keeping?.find()) ?? (await input.untilRenderSlot?.(), await keeping?.find())
  if (kept) {
    input.onPage?.(kept.outcome)
    const { document } = kept
    const encoding = { 'content-encoding': 'gzip', 'content-length': String(document.length) }
    return void begin({ status: 200, headers: { ...headersOf(nonce, 200), ...encoding } }).end(document)
  }
  const visitor = { cookie: request.cookieHeader, requestId: request.requestId }
  const send = serverTransport(apiOrigin, visitor, undefined, input.readJson)
  const owner = remotes.find(({ routes }) => matchPatterns(routes, request.url.pathname))
  const outcome = createPageOutcome(remotes, owner)
  const onPart = outcome.addPart
  const bareHost = createServerHost({
    send: keeping?.record(send) ?? send,
    layout,
    scripts,
    region,
    flags,
    session,
    remotes,
    siteData,
    publicAnswerCache: input.publicAnswerCache,
    fragmentCacheOf: input.fragmentCacheOf,
    onPublicAnswer: keeping?.addCalls,
    onPart,
  })
  const known = new Set<unknown>()
  const slots = createPageSlots({
    host: bareHost,
    versionOf: (name) => remotes.find((remote) => remote.name === name)?.version,
    owner: owner?.name,
    breaker: input.breaker ?? createCircuitBreaker(),
    onFailure: (failure) => {
      known.add(failure.error)
      outcome.addFailure(failure.error, failure.remote)
      keeping?.giveUp()
      input.report(failure.error, failure)
    },
  })
  const { host } = slots
  const timings = createServerTimings()
  const limit = createLoaderLimit(host.report, timings, MUST_DEADLINE_MS)
  // As in the browser: other remotes' routes would only be made and compared.
  const handler = createStaticHandler(createShellRoutes(host, owner ? [toRouted(owner)] : [], limit))
  const context = await handler.query(new Request(request.url, { signal: request.signal }))
  if (context instanceof Response) return sendRedirect(context, begin)

  const errors = context.errors && mapValues(context.errors, toRouteError)
  if (input.isUnsure) withholdVerdict(errors, request.url.pathname)
  offerAddress(errors, remotes, request.url.pathname)
  const report = (error: unknown) => {
    outcome.addFailure(error)
    keeping?.giveUp()
    input.report(error)
  }
  if (context.errors)
    Object.values(context.errors)
      .filter((error) => pageStatusOf(error) >= 500 && !known.has(error))
      .forEach(report)
  context.errors = errors
  const boot: BootData = {
    layout,
    pageType: pageTypeOfAnswer(request.url.pathname, errors),
    ...(host.publicOrigin ? { publicOrigin: host.publicOrigin } : {}),
    region,
    ...(infoBar ? { infoBar } : {}),
    ...(session ? { user: session.user } : {}),
    ...(request.isUserUnknown ? { isUserUnknown: true } : {}),
    ...(Object.keys(flags).length > 0 ? { flags } : {}),
    ...(CHAT_SCRIPT ? { chatScript: CHAT_SCRIPT } : {}),
    ...(ADVERTISING && !isCrawler(layout) ? { advertising: pageAdvertisingOf(ADVERTISING) } : {}),
    ...(input.isDemo ? { isDemo: true } : {}),
    page: isCrawler(layout) ? '' : request.pageToken,
    remotes: remotes.map(toBoot),
    stylesheets: input.assets.stylesheets,
    loaderData: context.loaderData,
    errors,
  }
  if (owner?.entry) [owner.entry, ...(owner.scripts['./routes'] ?? [])].forEach(scripts.preload)
  const queryScripts = createQueryScripts(host.queryClient, nonce)

  const render = (status: number, boot: BootData, deadlineMs = MUST_DEADLINE_MS) =>
    renderDocument({
      slots,
      handler,
      context,
      boot,
      footer: renderFooter({ layout, region, remotes, topics: siteData.topics?.data }),
      isAppBarClosed,
      scripts: input.assets.scripts,
      nonce,
      isComplete: isCrawler(layout),
      mustSettled: () => queryScripts.mustSettled(deadlineMs),
      begin: () => {
        const sent = slots.hasFailedMust() ? 503 : status
        const headers = headersOf(nonce, sent, input.developmentOrigin)
        if (input.isDemo || session?.user === 'staff') headers['server-timing'] = timings.header()
        if (sent !== 200) keeping?.giveUp()
        const out = begin({ status: sent, headers })
        const takeScripts = () => queryScripts.take() + scripts.take()
        return new PageStream(
          keeping?.copy(out, outcome) ?? out,
          takeScripts,
          (batch) => describeToOthers(batch) + replayEarlyClicks(nonce),
        ) as unknown as NodeJS.WritableStream
      },
      onEnd: () => input.onPage?.(outcome),
      report,
      timings,
      signal: request.signal,
    })

  try {
    const statuses = Object.values(errors ?? {}).map((error) => error.status)
    await render(errors ? Math.max(...statuses) : context.statusCode, boot)
  } catch (error) {
    if (request.signal.aborted) throw error
    // What must be in the page failed: the rest of the store stands around the page that says so.
    context.errors = { [PAGES_ROUTE_ID]: FAILED }
    await render(FAILED.status, { ...boot, errors: { [PAGES_ROUTE_ID]: FAILED } }, 0)
  }
}

/** Kept for nobody else: layout and region are this visitor's, redirects too. */
const FOR_THIS_VISITOR = { 'cache-control': 'private, no-cache', vary: 'User-Agent, Cookie, Accept-Encoding' }

/** What is left of a page that threw while it rendered. */
const FAILED: RouteError = { status: 503, statusText: '', internal: false, data: null }

function toRouted({ name, routes, page }: ServerRemote) {
  return { name, routes, ...(page ? { createRoutes: page.createRoutes } : {}) }
}

function headersOf(nonce: string, status: number, developmentOrigin = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(
      nonce,
      developmentOrigin,
      chatOriginOf(CHAT_SCRIPT),
      adOriginsOf(ADVERTISING),
    ),
    ...FOR_THIS_VISITOR,
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  }
}

function sendRedirect(response: Response, begin: BeginPage): void {
  begin({
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/', ...FOR_THIS_VISITOR },
  }).end()
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
