import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import { createCall } from '@verstak/api-client/call'
import { makeRegion } from '@verstak/testing/factories'
import { createInfoBars } from '../server/api/infoBars.ts'
import { createPageCache } from '../server/page-cache/PageCache.ts'
import { pageRoute } from '../server/page/pageRoute.ts'
import { createParsedAnswerCache } from '../server/api/parsedAnswerCache.ts'
import { serverTransport } from '../server/api/serverTransport.ts'
import { createSiteData } from '../server/api/siteData.ts'
import { registerRefusals } from '../server/http/registerRefusals.ts'
import { createShellApp, proxyApi } from '../server/shellApp.ts'
import { makeTopics } from '@verstak/testing/makeTopics'
import type { Flags } from '@verstak/flags/createFlags'
import type { RemoteFailure } from '@verstak/host'
import type { Visitor } from '../server/releases/chooseRemotes.ts'
import type { ServerRemote } from '../server/releases/remotes.ts'
import { badgeRemote, thingsRemote } from './thingsRemote.tsx'

/** Answers of the API by path; other paths answer 404. */
const ANSWERS: Record<string, unknown> = {
  '/api/catalog/topics': { data: makeTopics(), totalCount: 12_000 },
  '/api/catalog/topic-counts?activeRegionId=1': { data: makeTopics().map(({ id, count }) => ({ id, count })) },
  '/api/v1/region/all': { data: [makeRegion(), makeRegion({ id: 16, name: 'Казань', prepositional: 'Казани' })] },
  '/api/things': { name: 'дрель' },
}

/** How a call fails: no answer, an answer after 5 s, or one that breaks the contract. */
export type CallFault = 'down' | 'slow' | 'garbage'

const SLOW_MS = 5000

const EVERYBODYS = /^\/api\/(public|v1\/home|catalog\/topic-counts)\b/
const BUYERS = /^\/api\/(buyer|v1\/promotions)\b/

type AnswerOf = (headers: IncomingHttpHeaders, response: ServerResponse) => unknown

/**
 * An API that records the headers of requests, by path. Answers below `/api/public`, and the home page's blocks, are
 * public; answers below `/api/buyer`, and promotions, are shared by guests. An answer may depend on the headers. The
 * test decides which calls fail.
 */
export function createApi(
  asked: Record<string, IncomingHttpHeaders>,
  more: () => Record<string, unknown> = () => ({}),
  faultOf: (path: string) => CallFault | undefined = () => undefined,
): Server {
  return createServer(async (request, response) => {
    const path = request.url ?? ''
    const answers = { ...ANSWERS, ...more() }
    asked[path] = request.headers
    const fault = faultOf(path)
    if (fault === 'down') return request.destroy()
    if (fault === 'garbage') return response.end('{"data": "<html>')
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref())
    const isGuests = BUYERS.test(path) && !request.headers.cookie?.includes('acctoken=')
    const isShared = EVERYBODYS.test(path) || isGuests
    response.setHeader('cache-control', isShared ? 'public, max-age=30' : 'private, no-store')
    response.statusCode = path in answers ? 200 : 404
    response.setHeader('content-type', path in answers ? 'application/json' : 'application/problem+json')
    const answer = answers[path]
    const made = typeof answer === 'function' ? (answer as AnswerOf)(request.headers, response) : answer
    response.end(JSON.stringify(made ?? { code: 'not-found' }))
  })
}

/**
 * Serves the pages of the store over HTTP on its own port, by default with the things remote, and an API with a few
 * answers plus `answers`.
 */
export async function startShell(
  remotes: () => readonly ServerRemote[] = () => [thingsRemote, badgeRemote],
  flags?: Flags,
  answers?: () => Record<string, unknown>,
  faultOf?: (path: string) => CallFault | undefined,
  isCookieSecure = false,
) {
  const asked: Record<string, IncomingHttpHeaders> = {}
  const api = createApi(asked, answers, faultOf)
  const apiOrigin = await listen(api)
  const reported: unknown[] = []
  const failures: RemoteFailure[] = []
  const visitors: Visitor[] = []
  const steps: number[] = []
  const refused: number[] = []
  const call = createCall(serverTransport(apiOrigin, { requestId: 'shell' }))
  const app = createShellApp({ logger: false, genReqId: () => 'request-1', forceCloseConnections: true })
  await app.register(fastifyCookie)
  registerRefusals(app, (error) => reported.push(error))
  await proxyApi(app, apiOrigin)
  app.get(
    '/*',
    pageRoute({
      apiOrigin,
      remotes: async (visitor) => {
        visitors.push(visitor)
        return remotes()
      },
      ...(flags ? { flags } : {}),
      issuePageToken: () => 'page-token',
      isCookieSecure,
      onStep: () => steps.push(performance.now()),
      onRefused: () => refused.push(performance.now()),
      siteData: createSiteData(call, () => undefined),
      parsedAnswerCache: createParsedAnswerCache(),
      pageCache: createPageCache(serverTransport(apiOrigin, { requestId: 'page-cache' })),
      ...(faultOf ? { infoBars: createInfoBars(call) } : {}),
      assets: {
        scripts: ['/assets/main.1.js'],
        stylesheets: ['/assets/main.1.css'],
        layouts: {
          phone: { scripts: ['/assets/phone.1.js'], stylesheets: ['/assets/phone.1.css'] },
          desktop: { scripts: ['/assets/desktop.1.js'], stylesheets: ['/assets/desktop.1.css'] },
        },
      },
      report: (error, failure) => {
        reported.push(error)
        if (failure) failures.push(failure)
      },
    }),
  )
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    reported,
    /** Failures attributed to remotes. */
    failures,
    /** Visitors who requested pages. */
    visitors,
    /** Times of the pages' steps. */
    steps,
    /** Times of requests rejected because of overload. */
    refused,
    /** Headers of the last call to the API, by path. */
    asked,
    get: (path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
      fetch(origin + path, { redirect: 'manual', signal, headers: { 'user-agent': DESKTOP, ...headers } }),
    stopApi: () => stop(api),
    stop: () => Promise.all([app.close(), api.listening && stop(api)]),
  }
}

/** User agent of a desktop: Node's own would get the crawler layout. */
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
