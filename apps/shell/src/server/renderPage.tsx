import { randomBytes } from 'node:crypto'
import { SERVER_FAILED, toInlineScript } from '../app/boot.ts'
import type { BootData } from '../app/boot.ts'
import { App } from '../app/App.tsx'
import { createShellRoutes } from '../app/createShellRoutes.tsx'
import { regionOf } from '../app/regionOf.ts'
import { pageStatusOf, toRouteError } from '../app/routeError.ts'
import { COOKIES } from '@verstak/contracts/cookie'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { isCrawler } from '@verstak/host'
import { preloadedFonts } from '@verstak/ui-kit/fonts'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { createLateScripts, startScripts } from './lateScripts.ts'
import { layoutOf } from './layoutOf.ts'
import { PageStream } from './PageStream.ts'
import { createQueryScripts } from './queryScripts.ts'
import type { ServerRemote } from './remotes.ts'
import { createServerHost } from './serverHost.ts'
import type { SlowData } from './slowData.ts'

export interface PageRequest {
  url: URL
  userAgent: string
  cookies: Record<string, string | undefined>
  cookieHeader: string | undefined
  requestId: string
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
}

/** Addresses of the shell's own files. */
export interface Assets {
  scripts: string[]
  /** What the home page needs besides. */
  homeScripts: string[]
  stylesheets: string[]
}

export interface PageInput {
  apiOrigin: string
  remotes: readonly ServerRemote[]
  slowData: SlowData
  assets: Assets
  report: (error: unknown) => void
  /** Origin of the development server, whose files the page may load too. */
  developmentOrigin?: string
}

export interface PageHead {
  status: number
  headers: Record<string, string>
}

/** Where a page goes: takes the head first, then gives the stream for the body. */
export type BeginPage = (head: PageHead) => NodeJS.WritableStream & { flush?: () => void }

/** What the page must show is waited for this long before the rest is sent without it. */
const MUST_DEADLINE_MS = 3000
/** A page that takes longer is cut off: what is missing then comes in the browser. */
const PAGE_DEADLINE_MS = 10_000

/** Renders one page into the stream that `begin` gives. Rejects only before `begin` was called. */
export async function renderPage(request: PageRequest, input: PageInput, begin: BeginPage): Promise<void> {
  const layout = layoutOf(request.userAgent)
  const nonce = randomBytes(16).toString('base64url')
  const scripts = createLateScripts(nonce)
  const region = regionOf(input.slowData.regions, request.cookies[COOKIES.activeRegion.name])
  const { remotes, slowData, apiOrigin } = input
  const visitor = { cookie: request.cookieHeader, requestId: request.requestId }
  const host = createServerHost({ apiOrigin, layout, scripts, region, remotes, slowData, visitor })
  const handler = createStaticHandler(createShellRoutes(host, remotes.map(toRouted)))
  const context = await handler.query(new Request(request.url, { signal: request.signal }))
  if (context instanceof Response) return sendRedirect(context, begin)

  const errors = context.errors && mapValues(context.errors, toRouteError)
  if (context.errors)
    Object.values(context.errors)
      .filter((error) => pageStatusOf(error) >= 500)
      .forEach(input.report)
  context.errors = errors
  const status = errors ? Math.max(...Object.values(errors).map((error) => error.status)) : context.statusCode

  const boot: BootData = {
    layout,
    region,
    remotes: remotes.map(({ name, routes, entry, exposes }) => ({ name, routes, entry, exposes })),
    stylesheets: input.assets.stylesheets,
    loaderData: context.loaderData,
    errors,
  }
  const owner = remotes.find(({ routes }) => matchPatterns(routes, request.url.pathname))
  const home = request.url.pathname === '/' ? input.assets.homeScripts : []
  const early = owner ? [owner.entry, ...(owner.exposes['./routes']?.js ?? [])] : home
  early.forEach(scripts.preload)
  const queryScripts = createQueryScripts(host.queryClient, nonce)

  await new Promise<void>((resolve, reject) => {
    const send = () => {
      const out = begin({ status, headers: headersOf(nonce, status, input.developmentOrigin) })
      stream.pipe(new PageStream(out, () => queryScripts.take() + scripts.take()) as unknown as NodeJS.WritableStream)
      resolve()
    }
    const stream = renderToPipeableStream(
      <PreloadedFonts>
        <App host={host} remotes={boot.remotes} stylesheets={input.assets.stylesheets}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </PreloadedFonts>,
      {
        nonce,
        // Finished parts of any size stand where they belong, readable without JavaScript.
        progressiveChunkSize: 1_000_000,
        bootstrapScriptContent: `verstakBoot=${toInlineScript(boot)};verstakQueries=self.verstakQueries||[];${startScripts(input.assets.scripts, nonce)}`,
        onShellReady: () => {
          if (!isCrawler(layout)) void queryScripts.mustSettled(MUST_DEADLINE_MS).then(send)
        },
        onAllReady: () => {
          if (isCrawler(layout)) send()
        },
        onShellError: reject,
        onError: (error) => {
          if (!request.signal.aborted) input.report(error)
          return SERVER_FAILED
        },
      },
    )
    const deadline = setTimeout(() => stream.abort(new Error('The page took too long')), PAGE_DEADLINE_MS)
    deadline.unref()
    request.signal.addEventListener('abort', () => stream.abort(request.signal.reason))
  })
}

/** React takes preloads only while it renders. */
function PreloadedFonts({ children }: { children: ReactNode }) {
  for (const font of preloadedFonts) {
    preload(`/assets/fonts/${font}`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return children
}

function toRouted({ name, routes, page }: ServerRemote) {
  return { name, routes, ...(page ? { createRoutes: page.createRoutes } : {}) }
}

function headersOf(nonce: string, status: number, developmentOrigin = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(nonce, developmentOrigin),
    'cache-control': 'private, no-cache',
    vary: 'User-Agent, Cookie, Accept-Encoding',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  }
}

function sendRedirect(response: Response, begin: BeginPage): void {
  begin({
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/', 'cache-control': 'private, no-cache' },
  }).end()
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
