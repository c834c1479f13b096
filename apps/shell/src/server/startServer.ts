import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import { createCall } from '@verstak/api-client/call'
import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, collectDefaultMetrics } from 'prom-client'
import { crashPage } from './crashPage.ts'
import { pageRoute } from './pageRoute.ts'
import type { Assets } from './renderPage.tsx'
import { followDevelopmentRemote } from './developmentRemote.ts'
import { RELEASES_PATH, loadRemote } from './remotes.ts'
import { serverTransport } from './serverTransport.ts'
import { createSlowData } from './slowData.ts'

export interface ServerOptions {
  host: string
  port: number
  apiOrigin: string
  /** A remote that is being worked on, and the origin of its development server. */
  developmentRemote?: { name: string; origin: string }
}

/** The built server stands in `dist/apps/shell/server`. */
const SHELL_FILES = join(__dirname, '../browser')
const RELEASES = join(__dirname, '../../../releases')
const YEAR_S = 365 * 24 * 60 * 60
const SHUTDOWN_DEADLINE_MS = 10_000

/** Starts one worker: its files, the remotes' files, the API behind the same origin, and the pages. Resolves when ready. */
export async function startServer({ host, port, apiOrigin, developmentRemote }: ServerOptions): Promise<void> {
  const app = fastify({
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  })
  const report = reportTo(app.log)
  const released = readdirSync(RELEASES)
    .filter((name) => name !== developmentRemote?.name)
    .map((name) => loadRemote(RELEASES, name, report))
  const remotes = developmentRemote
    ? followDevelopmentRemote(released, developmentRemote, report)
    : () => Promise.resolve(released)
  const call = createCall(serverTransport(apiOrigin, { requestId: `shell-${process.pid}` }))
  const slowData = createSlowData(call)

  await app.register(fastifyCookie)
  await serveFiles(app)
  for (const prefix of ['/api', '/pictures']) {
    await app.register(fastifyProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: forwardedHeaders },
    })
  }
  app.get(
    '/*',
    pageRoute({
      apiOrigin,
      remotes,
      slowData,
      assets: readAssets(),
      report,
      ...(developmentRemote ? { developmentOrigin: developmentRemote.origin } : {}),
    }),
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  app.setErrorHandler((error, _request, reply) => {
    report(error)
    return reply.code(500).type('text/html; charset=utf-8').send(crashPage(500))
  })

  measure(app)
  // A shell that starts before its API waits for it, and serves its crash page meanwhile.
  await slowData().catch(report)
  await app.listen({ host, port })
  stopOnSignals(() => app.close())
}

/** Seconds from request to answer, by kind of answer. */
function measure(app: FastifyInstance): void {
  collectDefaultMetrics()
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

/** The API trusts the shell's word for who asks: the client's own is replaced. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return { ...headers, 'x-request-id': request.id, 'x-forwarded-for': request.ip }
}

/** Immutable files: their names change with their bytes. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  const common = { immutable: true, maxAge: YEAR_S * 1000, preCompressed: true, index: false } as const
  await app.register(fastifyStatic, { ...common, root: SHELL_FILES, prefix: '/assets/' })
  await app.register(fastifyStatic, {
    ...common,
    root: RELEASES,
    prefix: RELEASES_PATH,
    decorateReply: false,
    allowedPath: (path) => /^\/[a-z]+\/[\w.-]+\/browser\//.test(path),
  })
}

function readAssets(): Assets {
  const read = JSON.parse(readFileSync(join(SHELL_FILES, '../assets.json'), 'utf8')) as Record<
    'main' | 'home',
    string[]
  >
  const filesOf = (chunk: 'main' | 'home', ending: string) =>
    read[chunk].filter((file) => file.endsWith(ending)).map((file) => `/assets/${file}`)
  return { scripts: filesOf('main', '.js'), homeScripts: filesOf('home', '.js'), stylesheets: filesOf('main', '.css') }
}

function reportTo(log: FastifyBaseLogger) {
  return (error: unknown) => log.error({ err: error }, 'A page or a remote failed')
}

function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS).unref()
      void stop().then(() => process.exit(0))
    })
  }
}
