import { matchPatterns } from '@verstak/contracts/routePattern'
import { isMobile } from '@verstak/host'
import type { CreateRoutes, Host } from '@verstak/host'
import { data } from '@verstak/router'
import type { RouteObject } from '@verstak/router'
import { ErrorPage } from './ErrorPage.tsx'
import { UnhydratedFrame } from './UnhydratedFrame.tsx'
import { RemoteFrame } from './RemoteFrame.tsx'
import { afterNextPaint } from './afterNextPaint.ts'
import { watchLoaders } from './watchLoaders.ts'
import type { LimitLoader } from './watchLoaders.ts'

/** What the tree needs to know of a remote. */
export interface RoutedRemote {
  name: string
  routes: readonly string[]
  /** Absent when the remote cannot be loaded: its addresses then answer 503, not 404. */
  createRoutes?: CreateRoutes
  /** In the browser: the code of this document's page is not here yet; the page stays as the server sent it. */
  loading?: Promise<unknown>
}

/** Id of the route below which the pages of remotes stand. */
export const PAGES_ROUTE_ID = 'shell.pages'

/** The route tree of the store, for the remotes whose code is here; `limit` is the server's. */
export function createShellRoutes(host: Host, remotes: readonly RoutedRemote[], limit?: LimitLoader): RouteObject[] {
  return [
    {
      id: 'shell',
      lazy: () => (isMobile(host.layout) ? bringPhoneLayout() : bringDesktopLayout()),
      // When the layout itself fails, the page still says what to do.
      errorElement: <ErrorPage />,
      children: [
        {
          id: PAGES_ROUTE_ID,
          errorElement: <ErrorPage />,
          children: [
            ...remotes.map((remote) => createRemoteRoute(host, remote, limit)),
            { id: 'shell.notFound', path: '*', loader: refuse, element: null },
          ],
        },
      ],
    },
  ]
}

/** Each layout has a file of its own: a document has one of the two for as long as it lives. */
async function bringPhoneLayout() {
  const { PhoneLayout } = await import(/* webpackChunkName: "phone" */ './PhoneLayout.tsx')
  return { Component: PhoneLayout }
}

async function bringDesktopLayout() {
  const { DesktopLayout } = await import(/* webpackChunkName: "desktop" */ './DesktopLayout.tsx')
  return { Component: DesktopLayout }
}

/** Frame of a remote with its routes; refuses addresses that do not fit the remote's patterns to the letter. */
export function createRemoteRoute(host: Host, remote: RoutedRemote, limit?: LimitLoader): RouteObject {
  const { name, routes, loading } = remote
  return {
    id: name,
    element: loading ? <UnhydratedFrame remote={name} loading={loading} /> : <RemoteFrame remote={name} />,
    // Beside the loaders of the page: what it shows as pressed is painted before what they bring is rendered.
    loader: ({ request }) => (isOneOf(routes, request) ? afterNextPaint() : refuse()),
    shouldRevalidate: () => true,
    children: childrenOf(host, remote, limit),
  }
}

/** A remote that cannot even name its routes must not take the others' pages down. */
function childrenOf(host: Host, remote: RoutedRemote, limit?: LimitLoader): RouteObject[] {
  const { name, routes, createRoutes, loading } = remote
  if (loading) return standIns(name, routes)
  try {
    if (createRoutes)
      return watchLoaders(host, name, createRoutes(host), { limit, isServed: (request) => isOneOf(routes, request) })
  } catch (error) {
    host.report({ remote: name, kind: 'load', error })
  }
  return standIns(name, routes, () => {
    throw data(null, { status: 503, headers: { 'retry-after': '5' } })
  })
}

const isOneOf = (patterns: readonly string[], request: Request) =>
  matchPatterns(patterns, new URL(request.url).pathname) !== undefined

function refuse(): never {
  throw data(null, { status: 404 })
}

/** Stand-ins for the pages of a remote whose code is not here. */
function standIns(name: string, routes: readonly string[], loader?: () => never): RouteObject[] {
  return routerPathsOf(routes).map((path) => ({
    id: `${name}.missing.${path}`,
    path,
    element: null,
    ...(loader ? { loader } : {}),
  }))
}

/**
 * Paths of the router for a remote's patterns: no narrower, and no wider than their segments, because another remote may
 * have addresses of the same beginning.
 */
export function routerPathsOf(patterns: readonly string[]): string[] {
  return [
    ...new Set(patterns.map((pattern) => pattern.replace(/[^/]*\{\w+Path.*/, '*').replace(/[^/]*\{[^/]+/g, ':part'))),
  ]
}
