import { matchPatterns } from '@verstak/contracts/routePattern'
import type { CreateRoutes, Host } from '@verstak/host'
import { matchRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import type { LiveRemote } from '../document/boot.ts'
import { createRoutePreloader } from './routePreloader.ts'

export interface PreloadInput {
  host: Host
  remotes: readonly LiveRemote[]
  router: {
    routes: RouteObject[]
    state: { navigation: { state: string } }
    subscribe(listener: (state: { navigation: { state: string } }) => void): unknown
  }
  /** Loads the routes of a remote. */
  loadRoutes: (remote: string) => Promise<{ createRoutes: CreateRoutes }>
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Preloads the code of pages behind links that are in the viewport, hovered or focused (HTTP-003); never with data
 * saving on.
 */
export function preloadRoutes(input: PreloadInput): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const preload = createRoutePreloader(
    (pathname) => keyOf(input.remotes, pathname),
    (pathname) => loadRoute(input, pathname),
  )

  const meant = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-opens])')
    if (link && link.origin === location.origin) preload(link.pathname, true)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, meant, { passive: true })

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      preload((target as HTMLAnchorElement).pathname)
    }
  })
  const watchLinks = () =>
    document.querySelectorAll('a[href^="/"]:not([data-opens])').forEach((link) => seen.observe(link))
  watchLinks()
  // Links of the next pages. Links that are added even later are preloaded on hover or focus.
  input.router.subscribe(({ navigation }) => navigation.state === 'idle' && setTimeout(watchLinks))
}

/** Addresses with the same key share the same code. */
function keyOf(remotes: readonly LiveRemote[], pathname: string): string | undefined {
  if (pathname === '/') return pathname
  const owner = ownerOf(remotes, pathname)
  return owner?.entry && `${owner.name} ${owner.routes.find((pattern) => matchPatterns([pattern], pathname))}`
}

const ownerOf = (remotes: readonly LiveRemote[], pathname: string) =>
  remotes.find(({ routes }) => matchPatterns(routes, pathname))

async function loadRoute({ host, remotes, router, loadRoutes }: PreloadInput, pathname: string): Promise<void> {
  const owner = ownerOf(remotes, pathname)
  const routes = owner ? (await loadRoutes(owner.name)).createRoutes(host) : router.routes
  const lazy = matchRoutes(routes, pathname)?.map(({ route }) => route.lazy) ?? []
  await Promise.all(lazy.map((bring) => typeof bring === 'function' && bring()))
}
