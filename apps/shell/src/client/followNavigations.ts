import { pageTypeOf } from '@verstak/contracts/routeTable'
import { backgroundOf } from '../document/backgroundOf.ts'
import { withoutPage } from './navigateByLinks.ts'

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

/**
 * After client navigations, sets the page's type (`data-page-type`) and background. Within one route it scrolls
 * smoothly instead of jumping: to the fast filters if there are any, else, when only the query changed, to the top. On
 * Back, the browser restores the scroll position itself.
 *
 * @param from location of the document before this code was loaded
 */
export function followNavigations(router: Router, from: Place): void {
  const root = document.documentElement
  let shown = from
  const follow = ({ location: place, historyAction, navigation }: NavigationState) => {
    const { location: next } = navigation
    // The router scrolls to the top with this behavior.
    if (next) root.style.scrollBehavior = isQueryOnly(shown, next) && !isThere(next) ? behavior() : ''
    if (next || place === shown) return
    const before = shown
    shown = place
    const pageType = pageTypeOf(place.pathname)
    root.dataset['pageType'] = pageType
    const background = backgroundOf(pageType)
    if (background) root.dataset['background'] = background
    else delete root.dataset['background']
    afterTwoFrames(() => {
      if (historyAction !== 'POP' && isSameRoute(before, place)) scrollWithin(before.pathname === place.pathname)
      root.style.scrollBehavior = ''
    })
  }
  router.subscribe(follow)
  follow(router.state)
}

function scrollWithin(isSamePage: boolean): void {
  const filters = document.querySelector(FAST_FILTERS)
  if (filters) filters.scrollIntoView({ behavior: behavior() })
  else scrollTo({ top: 0, behavior: isSamePage ? behavior() : 'instant' })
}

/** The same page, apart from query and page number. The browser itself scrolls to anchors. */
const isSameRoute = (from: Place, to: Place) => !to.hash && withoutPage(from.pathname) === withoutPage(to.pathname)

const isQueryOnly = (from: Place, to: Place) => !to.hash && from.pathname === to.pathname

/** On Back the address is already the new one: the scroll position is restored without animation. */
const isThere = (place: Place) => location.pathname + location.search === place.pathname + place.search

const behavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** React has committed the page by then. */
const afterTwoFrames = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))
