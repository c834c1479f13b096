import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import { createCall } from '@verstak/api-client/call'
import type { RemoteFailure } from '@verstak/host'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, Histogram, collectDefaultMetrics } from 'prom-client'
import { registerRefusals } from './http/registerRefusals.ts'
import { toOwnHost } from './http/toOwnHost.ts'
import type { PageOutcome } from './health/pageOutcome.ts'
import { acceptPageReports } from './health/pageReportRoute.ts'
import type { PageReportInput } from './health/pageReportRoute.ts'
import { issuePageToken } from './health/pageToken.ts'
import { followFlags } from './settings/followFlags.ts'
import { sinceChange } from './settings/sinceChange.ts'
import { pageRoute } from './page/pageRoute.ts'
import { chooseRemotes } from './releases/chooseRemotes.ts'
import type { Visitor } from './releases/chooseRemotes.ts'
import type { LiveReleases } from './releases/liveReleases.ts'
import type { Assets } from './page/assets.ts'
import { createPageCache } from './page-cache/PageCache.ts'
import { createInfoBars } from './api/infoBars.ts'
import { followDevelopmentRemote } from './releases/developmentRemote.ts'
import { createJsonReader } from './api/jsonReader.ts'
import { createParsedAnswerCache } from './api/parsedAnswerCache.ts'
import { PUBLIC_ORIGIN } from './settings/publicOrigin.ts'
import { RELEASES_PATH } from './releases/remotes.ts'
import type { ServerRemote } from './releases/remotes.ts'
import { serveSearchEngines } from './search-engines/serveSearchEngines.ts'
import { serverTransport } from './api/serverTransport.ts'
import { createShellApp, proxyApi } from './shellApp.ts'
import { createSiteData } from './api/siteData.ts'
import { followArrivals } from './workers/followArrivals.ts'
import { shareConnections } from './workers/shareConnections.ts'
import type { SiteData } from './api/siteData.ts'

export interface ServerOptions extends PageReportInput {
  apiOrigin: string
  /** Folder of the release store; its browser files are served. */
  store: string
  /** Live releases; undefined while they are unknown. */
  served: LiveReleases['served']
  onPage: (page: PageOutcome) => void
  /** Called at each step of any page, as a sign of progress for the watchdog. */
  onStep: () => void
  /** Called when a visitor cannot get a canary because it does not run. */
  onMissedCanary: (canary: Pick<ServerRemote, 'name' | 'version'>) => void
  /** A remote in development, and the origin of its development server. */
  developmentRemote?: { name: string; origin: string }
}

/** The built server is in `dist/apps/shell/server`. */
const SHELL_FILES = join(__dirname, '../browser')
/** Browser files of finished releases in the store. */
const PUBLIC_FILE = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+-[0-9a-f]+\/browser\//
const YEAR_S = 365 * 24 * 60 * 60

/** The server of one worker. */
export interface ShellServer {
  listen: (at: { host: string; port: number }) => Promise<unknown>
  report: (error: unknown) => void
  /** Stops listening; resolves when pending requests are finished. */
  close: () => Promise<unknown>
}

/** Creates the server of one worker: shell files, remotes' files, the API proxy and the pages. */
export async function createServer(options: ServerOptions): Promise<ShellServer> {
  const { apiOrigin, developmentRemote, onStep } = options
  const app = createShellApp()
  const report = reportTo(app.log)
  const released = releasesFor(options)
  const remotes = developmentRemote ? followDevelopmentRemote(released, developmentRemote, report) : released
  const call = createCall(serverTransport(apiOrigin, { requestId: `shell-${process.pid}` }))
  const flags = await followFlags(call, report)
  const siteData = sinceChange<[], Promise<SiteData>>(flags.revision, (before) =>
    withLast(createSiteData(call, report), before),
  )
  app.addHook('onClose', async () => flags.close())

  registerRefusals(app, report)
  await app.register(fastifyCookie)
  await serveFiles(app, options.store)
  await proxyApi(app, apiOrigin)
  serveSearchEngines(app, { call, remotes, siteData, origin: PUBLIC_ORIGIN, report })
  app.get(
    '/*',
    { onRequest: toOwnHost(PUBLIC_ORIGIN) },
    pageRoute({
      apiOrigin,
      remotes,
      siteData,
      parsedAnswerCache: sinceChange(flags.revision, () => createParsedAnswerCache()),
      readJson: createJsonReader(onStep),
      infoBars: sinceChange(flags.revision, () => createInfoBars(call)),
      // No page cache in development: pages always show the current source.
      ...(developmentRemote ? {} : { pageCache: createPageCache(pageCacheTransport(apiOrigin)) }),
      flags,
      assets: readAssets(),
      report,
      isDemo: process.env['VERSTAK_ENV'] === 'demo',
      onPage: options.onPage,
      onStep,
      untilAccepted: followArrivals(app.server),
      onRefused: countRefused(),
      issuePageToken: () => issuePageToken(options.pageKey() ?? ''),
      isCookieSecure: PUBLIC_ORIGIN.startsWith('https:'),
      ...(developmentRemote ? { developmentOrigin: developmentRemote.origin } : {}),
    }),
  )
  acceptPageReports(app, options)
  measure(app)
  shareConnections(app.server)
  await untilKnown(siteData)
  return { report, listen: (at) => app.listen(at), close: () => app.close() }
}

/** What is not there yet stands as it was before the change. */
function withLast(siteData: () => Promise<SiteData>, before: (() => Promise<SiteData>) | null) {
  if (!before) return siteData
  let last: SiteData | undefined
  return async (): Promise<SiteData> => {
    const data = await siteData()
    if (data.topics && data.regions && data.promoLinks && data.shop) return data
    last ??= await before()
    return {
      topics: data.topics ?? last.topics,
      regions: data.regions ?? last.regions,
      promoLinks: data.promoLinks ?? last.promoLinks,
      shop: data.shop ?? last.shop ?? null,
    }
  }
}

/** Waits a little for the data of every page, because the API may start together with the shell. */
async function untilKnown(siteData: () => Promise<SiteData>): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { topics, regions } = await siteData()
    if (topics && regions) return
  }
}

/** Timeout of the revalidation of a cached page; after it the page is rendered. */
const PAGE_CACHE_PATIENCE_MS = 300

const pageCacheTransport = (apiOrigin: string) =>
  serverTransport(apiOrigin, { requestId: `shell-${process.pid}` }, PAGE_CACHE_PATIENCE_MS)

/** The releases of a visitor's page. */
function releasesFor({ served, onMissedCanary }: ServerOptions) {
  return (visitor: Visitor) => {
    const now = served()
    if (!now) return Promise.reject(new Error('Nobody has said yet what is live: the registry did not answer'))
    return Promise.resolve(chooseRemotes(now, visitor, onMissedCanary))
  }
}

/** Metric: seconds from request to answer, by kind of answer. */
function measure(app: FastifyInstance): void {
  collectDefaultMetrics()
  // Lets this process answer the supervisor's requests for metrics.
  new AggregatorRegistry()
  const seconds = new Histogram({
    name: 'shell_request_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  })
  app.addHook('onRequest', async (request, reply) => {
    const stop = seconds.startTimer()
    reply.raw.once('close', () => stop({ route: request.routeOptions.url ?? 'none', status: reply.raw.statusCode }))
  })
}

function countRefused() {
  const refused = new Counter({
    name: 'shell_pages_refused_total',
    help: 'Pages that were not made because too many were asked for at once',
  })
  return () => refused.inc()
}

/** Immutable files: their names change with their content. */
async function serveFiles(app: FastifyInstance, store: string): Promise<void> {
  const common = { immutable: true, maxAge: YEAR_S * 1000, preCompressed: true, index: false } as const
  await app.register(fastifyStatic, { ...common, root: SHELL_FILES, prefix: '/assets/' })
  // Modules that this shell shares with remotes; the address is the same for each build.
  app.get('/assets/host.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('host.json', { cacheControl: false }),
  )
  await app.register(fastifyStatic, {
    ...common,
    root: store,
    prefix: RELEASES_PATH,
    decorateReply: false,
    allowedPath: (path) => PUBLIC_FILE.test(path),
  })
}

function readAssets(): Assets {
  const files = JSON.parse(readFileSync(join(SHELL_FILES, '../assets.json'), 'utf8')) as Record<
    'main' | 'phone' | 'desktop',
    string[]
  >
  const addressesOf = (chunk: keyof typeof files) => {
    const withEnding = (ending: string) =>
      files[chunk].filter((file) => file.endsWith(ending)).map((file) => `/assets/${file}`)
    return { scripts: withEnding('.js'), stylesheets: withEnding('.css') }
  }
  return { ...addressesOf('main'), layouts: { phone: addressesOf('phone'), desktop: addressesOf('desktop') } }
}

function reportTo(log: FastifyBaseLogger) {
  const failures = new Counter({
    name: 'shell_remote_failures_total',
    help: 'Failures of remotes on pages, by part and kind',
    labelNames: ['remote', 'widget', 'kind'],
  })
  return (error: unknown, failure?: RemoteFailure) => {
    const whose = failure && { remote: failure.remote, widget: failure.widget ?? '', kind: failure.kind }
    if (whose) failures.inc(whose)
    log.error({ err: error, ...whose }, 'A page or a remote failed')
  }
}
