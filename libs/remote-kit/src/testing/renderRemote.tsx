import { widgetProps } from '@verstak/contracts/widget'
import type { WidgetName } from '@verstak/contracts/widget'
import type { Host } from '@verstak/host'
import { createFragmentCache } from '@verstak/host/createFragmentCache'
import type { RouteObject } from '@verstak/router'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import type { StaticHandlerContext } from 'react-router-dom'
import { TestHost } from '../TestHost.tsx'

/** Server response to a request for a page of a remote. */
export interface OpenedPage {
  status: number
  /**
   * Markup with all its data; '' when there is no page. No-break spaces become plain ones; React's text markers are
   * removed.
   */
  html: string
  /** Redirect target of a loader. */
  redirect?: string
  /** Error thrown by a loader; the shell would show its error page. */
  error?: unknown
}

/** Shared by all pages of a test file, as a server shares one between all visitors. */
const fragmentCacheOf = createFragmentCache()

function withFragmentCache(host: Host): Host {
  const { layout, user, flags, widgets } = host
  const offered = (Object.keys(widgetProps) as WidgetName[]).filter((name) => widgets.isOffered?.(name))
  return { fragmentCache: fragmentCacheOf(JSON.stringify([layout, user, flags, offered]), host), ...host }
}

/**
 * Opens a page of a remote as the server does for a crawler; for tests.
 *
 * @param onError called for parts that fail within their boundary; without it the call throws
 * @throws when the page throws while it renders
 */
export async function openRemote(
  host: Host,
  routes: RouteObject[],
  address: string,
  onError?: (error: unknown) => void,
): Promise<OpenedPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://verstak.example${address}`))
  if (context instanceof Response) {
    return { status: context.status, html: '', redirect: context.headers.get('location') ?? '' }
  }
  const status = context.statusCode
  if (context.errors) return { status, html: '', error: Object.values(context.errors)[0] }
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await renderWhole(host, router, context, onError)
  return { status, html: html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ') }
}

function renderWhole(
  host: Host,
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
  onError?: (error: unknown) => void,
) {
  const page = (
    <TestHost host={withFragmentCache(host)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TestHost>
  )
  return new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: 1_000_000,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onShellError: reject,
      onError: onError ?? reject,
    })
  })
}

/**
 * Markup of a page of a remote; for tests. @throws when there is no page: it redirects, or a loader or render throws
 */
export async function renderRemote(host: Host, routes: RouteObject[], address: string): Promise<string> {
  const { html, redirect, error } = await openRemote(host, routes, address)
  if (redirect !== undefined) throw new Error(`${address} redirects to ${redirect}`)
  if (error !== undefined) throw error
  return html
}
