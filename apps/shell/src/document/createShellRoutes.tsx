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

/** Input of the route tree for one remote. */
export interface RoutedRemote {
  name: string
  routes: readonly string[]
  /** Absent when the remote cannot be loaded: its addresses then answer 503, not 404. */
  createRoutes?: CreateRoutes
  /** In the browser: the code of this document's page is still loading; the page keeps its server markup. */
  loading?: Promise<unknown>
}

/** Id of the parent route of all remotes' pages. */
export const PAGES_ROUTE_ID = 'shell.pages'

/** The route tree of the store, for the remotes whose code is loaded; `limit` is used on the server only. */
export function createShellRoutes(host: Host, remotes: readonly RoutedRemote[], limit?: LimitLoader): RouteObject[] {
  return [
    {
      id: 'shell',
      lazy: () => (isMobile(host.layout) ? loadPhoneLayout() : loadDesktopLayout()),
      // Error page for a failure of the layout itself.
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

/** Each layout has its own chunk: a document only ever uses one of the two. */
async function loadPhoneLayout() {
  const { PhoneLayout } = await import(/* webpackChunkName: "phone" */ './PhoneLayout.tsx')
  return { Component: PhoneLayout }
}

async function loadDesktopLayout() {
  const { DesktopLayout } = await import(/* webpackChunkName: "desktop" */ './DesktopLayout.tsx')
  return { Component: DesktopLayout }
}

/** Frame of a remote with its routes; rejects addresses that do not match the remote's patterns exactly. */
export function createRemoteRoute(host: Host, remote: RoutedRemote, limit?: LimitLoader): RouteObject {
  const { name, routes, loading } = remote
  return {
    id: name,
    element: loading ? <UnhydratedFrame remote={name} loading={loading} /> : <RemoteFrame remote={name} />,
    // Runs in parallel to the page's loaders: the pressed state is painted before their data is rendered.
    loader: ({ request }) => (isOneOf(routes, request) ? afterNextPaint() : refuse()),
    shouldRevalidate: () => true,
    children: childrenOf(host, remote, limit),
  }
}

/** Routes of a remote. A remote whose `createRoutes` throws must not break the others' pages. */
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

/** Placeholder routes for a remote whose code is not loaded. */
function standIns(name: string, routes: readonly string[], loader?: () => never): RouteObject[] {
  return routerPathsOf(routes).map((path) => ({
    id: `${name}.missing.${path}`,
    path,
    element: null,
    ...(loader ? { loader } : {}),
  }))
}

/**
 * Router paths for a remote's patterns. They match every address of the patterns and no other number of segments,
 * because another remote may have addresses with the same prefix.
 */
export function routerPathsOf(patterns: readonly string[]): string[] {
  return [
    ...new Set(patterns.map((pattern) => pattern.replace(/[^/]*\{\w+Path.*/, '*').replace(/[^/]*\{[^/]+/g, ':part'))),
  ]
}
