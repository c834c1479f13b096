import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastifyCookie from '@fastify/cookie'
import { createCall } from '@verstak/api-client/call'
import { makeRegion } from '@verstak/testing/factories'
import { createInfoBars } from '../server/api/infoBars.ts'
import { createPageCache } from '../server/page-cache/PageCache.ts'
import { pageRoute } from '../server/page/pageRoute.ts'
import { createPublicAnswerCache } from '../server/api/publicAnswerCache.ts'
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

/** Answers of the API by path; any other path is not found. */
const ANSWERS: Record<string, unknown> = {
  '/api/catalog/topics': { data: makeTopics(), totalCount: 12_000 },
  '/api/catalog/topic-counts?activeRegionId=1': { data: makeTopics().map(({ id, count }) => ({ id, count })) },
  '/api/v1/region/all': { data: [makeRegion(), makeRegion({ id: 16, name: 'Казань', prepositional: 'Казани' })] },
  '/api/things': { name: 'дрель' },
}

/** How a call goes wrong: no answer, one after 5 s, or one that no contract knows. */
export type CallFault = 'down' | 'slow' | 'garbage'

const SLOW_MS = 5000

const EVERYBODYS = /^\/api\/(public|v1\/home|catalog\/topic-counts)\b/
const BUYERS = /^\/api\/(buyer|v1\/promotions)\b/

type AnswerOf = (headers: IncomingHttpHeaders) => unknown

/**
 * An API that keeps the headers of what it was asked, by path. What is below `/api/public` is everybody's, as the home page's
 * blocks are; below `/api/buyer`, and promotions, every guest's; an answer may be made of the headers. Its calls go wrong as the test says.
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
    const made = typeof answer === 'function' ? (answer as AnswerOf)(request.headers) : answer
    response.end(JSON.stringify(made ?? { code: 'not-found' }))
  })
}

/** The pages of the store on a port of their own, over HTTP, by default with the remote of things, and an API of a few answers, and of `answers`. */
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
      publicAnswerCache: createPublicAnswerCache(),
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
    /** What was put down to a remote. */
    failures,
    /** Who asked for pages. */
    visitors,
    /** When pages got on. */
    steps,
    /** When visitors were asked to come again. */
    refused,
    /** Headers of the API's last call, by path. */
    asked,
    get: (path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
      fetch(origin + path, { redirect: 'manual', signal, headers: { 'user-agent': DESKTOP, ...headers } }),
    stopApi: () => stop(api),
    stop: () => Promise.all([app.close(), api.listening && stop(api)]),
  }
}

/** What `fetch` of Node calls itself would get the layout for crawlers. */
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
