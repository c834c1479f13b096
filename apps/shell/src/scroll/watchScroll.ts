import type { PageType } from '@verstak/contracts/routeTable'
import { breakpoint } from '@verstak/ui-kit/tokens'
import { createBackToTop } from './backToTop.ts'
import { desktopThreshold, mayStick, offersTop } from './scrollRules.ts'

/** Selectors of elements of the header and the home page that these rules use. */
const HEADER = '[data-header]'
const INFO_BAR = '[data-info-bar]'
const APP_BAR = '[data-static="appBar"]'
const FIRST_BLOCKS = '[data-first-block]'

/** Watches scrolling: makes the header sticky and shows the button to the top. */
export function watchScroll(): void {
  const root = document.documentElement
  const device = root.dataset['layout']?.startsWith('mobile') ? 'phone' : 'desktop'
  const backToTop = createBackToTop()
  let last = 0
  let isAsked = false

  function update(): void {
    isAsked = false
    const scrolled = window.scrollY
    const isUpwards = scrolled < last
    last = scrolled
    // The document knows the page's type: this chunk needs no table of routes.
    const mayHeader = mayStick(device, location.pathname, root.dataset['pageType'] as PageType)
    root.toggleAttribute('data-header-stuck', mayHeader && scrolled > thresholdOf(device))
    backToTop.show(offersTop(device, scrolled, isUpwards))
  }

  window.addEventListener(
    'scroll',
    () => {
      // At most one update per frame.
      if (!isAsked) requestAnimationFrame(update)
      isAsked = true
    },
    { passive: true },
  )
  update()
}

function thresholdOf(device: 'desktop' | 'phone'): number {
  const height = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
  // The header's own height (HEADER-024) plus the app bar's.
  if (device === 'phone') return height(HEADER) + height(APP_BAR)
  return desktopThreshold({
    hasInfoBar: document.querySelector(INFO_BAR) !== null,
    firstBlocks: window.innerWidth >= breakpoint.wide ? height(FIRST_BLOCKS) : 0,
  })
}
