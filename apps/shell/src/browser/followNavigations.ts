import { pageTypeOf } from '@verstak/contracts/routeTable'

interface Place {
  pathname: string
  search: string
  hash: string
}

interface NavigationState {
  location: Place
  historyAction: 'POP' | 'PUSH' | 'REPLACE'
  navigation: { state: string; location?: Place | undefined }
}

interface Router {
  state: NavigationState
  subscribe(listener: (state: NavigationState) => void): unknown
}

/** Marks the row of fast filters of a listing. */
const FAST_FILTERS = '[data-fast-filters]'
const PAGE_SEGMENT = /\/page\d+\/$/

/**
 * After navigations within the document: the page says its type (`data-page-type`), and within one route it scrolls
 * smoothly instead of jumping: to the fast filters where there are some, else, when only the query changed, to the top.
 * A way back is left to the browser's memory of positions.
 */
export function followNavigations(router: Router): void {
  const root = document.documentElement
  let shown = router.state.location
  const arrive = (state: NavigationState) => {
    const from = shown
    shown = state.location
    root.dataset['pageType'] = pageTypeOf(shown.pathname)
    if (state.historyAction === 'POP' || !isSameRoute(from, shown)) return stopSmoothness(root)
    // React puts the page there, and the router resets the position, before the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const filters = document.querySelector(FAST_FILTERS)
        if (filters) filters.scrollIntoView({ behavior: behavior() })
        else if (from.pathname === shown.pathname) scrollTo({ top: 0, behavior: behavior() })
        stopSmoothness(root)
      }),
    )
  }
  root.dataset['pageType'] = pageTypeOf(shown.pathname)
  router.subscribe((state) => {
    const { location: next, state: phase } = state.navigation
    if (next && phase !== 'idle' && isSmooth(shown, next)) root.style.scrollBehavior = behavior()
    if (phase === 'idle' && state.location !== shown) arrive(state)
  })
}

/** The same page of the store, whatever its query and its page number. */
function isSameRoute(from: Place, to: Place): boolean {
  // Where an anchor is named, the browser goes there.
  return !to.hash && withoutPage(from.pathname) === withoutPage(to.pathname)
}

/** A way back has the address bar there already: it goes to the old position at once. */
const isSmooth = (from: Place, to: Place) =>
  location.pathname + location.search !== to.pathname + to.search &&
  isSameRoute(from, to) &&
  (from.pathname === to.pathname || document.querySelector(FAST_FILTERS) !== null)

const withoutPage = (pathname: string) => pathname.replace(PAGE_SEGMENT, '/')

const behavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** The router's own scrolling jumps again. */
function stopSmoothness(root: HTMLElement): void {
  root.style.scrollBehavior = ''
}
