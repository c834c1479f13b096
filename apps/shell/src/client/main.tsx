import { hydrate } from '@tanstack/react-query'
import type { DehydratedState } from '@tanstack/react-query'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { App } from '../document/App.tsx'
import { SERVER_FAILED } from '../document/boot.ts'
import type { LiveRemote } from '../document/boot.ts'
import { PAGES_ROUTE_ID, createRemoteRoute, createShellRoutes } from '../document/createShellRoutes.tsx'
import type { RoutedRemote } from '../document/createShellRoutes.tsx'
import { readParts } from '../document/StaticPart.tsx'
import { afterNextPaint } from '../document/afterNextPaint.ts'
import { createBrowserHost } from './browserHost.ts'
import { listenForBack } from '../modal-host/backListener.ts'
import { readFooter } from '../footer/Footer.tsx'
import { watchScripts } from '../client-report/failures.ts'
import { watchOverlayKeys } from '../team-overlay/watchOverlayKeys.ts'
import { nameLazyParts } from './lazyParts.ts'
import { navigateByLinks } from './navigateByLinks.ts'
import { openByClicks } from './openWindow.ts'
import { loadExposed, registerLiveRemotes } from './remotes.ts'
import { dedupeRouterUpdates } from './dedupeRouterUpdates.ts'

/** How long hydration waits for the page's code after the shell's own. */
const PATIENCE_MS = 4000
/** `UnhydratedFrame` reloads the page when late code arrives. If one reload did not help, a second would not either. */
const PATIENCE_AFTER_RELOAD_MS = 30_000
/** Deferred features start after this time, or with the first navigation. */
const LATE_MS = 4000

async function main(): Promise<void> {
  const boot = window.verstakBoot
  watchScripts()
  nameLazyParts()
  registerLiveRemotes(boot.remotes)
  const host = createBrowserHost(boot)

  // Treat the data of the page as fresh, whatever the server's clock says.
  const take = (state: string) => {
    const { queries, mutations } = JSON.parse(state) as DehydratedState
    const fresh = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } }))
    hydrate(host.queryClient, { mutations, queries: fresh })
  }
  for (const state of window.verstakQueries as unknown as string[]) take(state)
  window.verstakQueries = { push: take }
  await turn()

  const ownerOf = (pathname: string) => boot.remotes.find(({ routes }) => matchPatterns(routes, pathname))
  // A remote that could not be loaded on the server has no entry; its addresses answered 503.
  const routed = async ({ name, routes, entry }: LiveRemote) => {
    try {
      return entry ? { name, routes, ...(await loadExposed(name, 'routes')) } : { name, routes }
    } catch (error) {
      host.report({ remote: name, kind: 'load', error })
      throw error
    }
  }
  // The rest of the page does not wait for hanging code.
  const routedInTime = (remote: LiveRemote) => {
    const { name, routes } = remote
    const loading = routed(remote)
    const late = new Promise<RoutedRemote>((resolve) => setTimeout(resolve, patienceMs(), { name, routes, loading }))
    return Promise.race([loading, late]).catch((): RoutedRemote => ({ name, routes, loading }))
  }

  // Only the remote of this page is awaited; the others load when they are needed.
  const owner = ownerOf(location.pathname)
  const present = new Set(owner ? [owner.name] : [])
  const routes = createShellRoutes(host, owner ? [await routedInTime(owner)] : [])
  await loadLazyRoutes(routes)
  await turn()
  listenForBack()
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: boot.loaderData, errors: boot.errors },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const remote = ownerOf(path)
      if (!remote || present.has(remote.name)) return
      patch(PAGES_ROUTE_ID, [createRemoteRoute(host, await routed(remote))])
      present.add(remote.name)
    },
  })
  dedupeRouterUpdates(router)
  watchOverlayKeys(boot, host.call)
  openByClicks(host)

  // Loads after what the page needs, and before most first clicks.
  const { location: from } = router.state
  const follow = async () => {
    // Whichever happens first.
    stop()
    clearTimeout(late)
    await afterNextPaint()
    void import(/* webpackChunkName: "navigations" */ './followNavigations.ts').then(({ followNavigations }) =>
      followNavigations(router, from),
    )
    // Crawlers have no page token and send no reports.
    if (boot.page)
      void import(/* webpackChunkName: "late" */ './startDeferredFeatures.ts').then(({ startDeferredFeatures }) =>
        startDeferredFeatures({ boot, host, router }),
      )
  }
  const stop = router.subscribe(follow)
  const late = setTimeout(follow, LATE_MS)

  await turn()
  startTransition(() => {
    hydrateRoot(
      document,
      <App host={host} footer={readFooter()} parts={readParts()} {...boot}>
        <RouterProvider router={router} useTransitions={false} />
      </App>,
      {
        onRecoverableError: (error) => {
          if (!(error instanceof Error && 'digest' in error && error.digest === SERVER_FAILED)) reportError(error)
        },
      },
    )
  })
  // From now on a click makes React hydrate the page first. Earlier clicks are left to the browser: if the router
  // navigated before hydration, the page would hydrate as a different page than the server rendered.
  navigateByLinks(router, (pathname) => ownerOf(pathname)?.entry !== undefined)
}

/** Yields to the event loop, so that input waits for one task at most. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

function patienceMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' ? PATIENCE_AFTER_RELOAD_MS : PATIENCE_MS
}

/** Loads the lazy routes of this address, so that the first render matches the server's. */
async function loadLazyRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

// In a separate task, so that input waits for one of the two at most.
setTimeout(main)
// Scroll code is not needed before the first scroll.
const loadScroll = () => void import('../scroll/watchScroll.ts').then(({ watchScroll }) => watchScroll())
if (window.scrollY > 0) loadScroll()
else window.addEventListener('scroll', loadScroll, { once: true, passive: true })
