import { findRoute } from '@verstak/contracts/routeTable'
import type { PageType } from '@verstak/contracts/routeTable'

/** Scrolled px after which the desktop header's bar stays in sight; the info bar adds its height (HEADER-020, 021). */
const STICKY_AFTER = 145
const INFO_BAR = 40
/** Scrolled px after which the way back to the top is offered (SHELL-033, 034). */
const BACK_TO_TOP_AFTER = 600

/** Pages with a bar of their own that stays in sight, or too dense for the store's (HEADER-023). */
const NEVER_ON_DESKTOP: readonly PageType[] = [
  'Product',
  'Discussions',
  'Reviews',
  'AddReview',
  'Consumables',
  'Compare',
]
/** The same of the phone (HEADER-025): some by type, some by the first segment of their address. */
const NEVER_ON_PHONE: readonly PageType[] = ['Product', 'Discussions', 'Consumables']
const NEVER_ON_PHONE_BELOW = [
  'offices',
  'payment-methods',
  'courier-delivery',
  'region-delivery',
  'services',
  'service-and-support',
]

/** True when the header stays in sight on a page at all. */
export function mayStick(device: 'desktop' | 'phone', pathname: string): boolean {
  const pageType = findRoute(pathname)?.pageType ?? 'NotFound'
  if (device === 'desktop') return !NEVER_ON_DESKTOP.includes(pageType)
  return !NEVER_ON_PHONE.includes(pageType) && !NEVER_ON_PHONE_BELOW.includes(pathname.split('/')[1] ?? '')
}

/** What decides on the desktop from where on the bar sticks; all lengths in px. */
export interface StickyInput {
  hasInfoBar: boolean
  /** Height of the blocks of the home page that come first on a wide screen, else 0 (HEADER-022). */
  firstBlocks: number
}

/** Scrolled px after which the desktop header's bar sticks. */
export const desktopThreshold = ({ hasInfoBar, firstBlocks }: StickyInput): number =>
  STICKY_AFTER + (hasInfoBar ? INFO_BAR : 0) + firstBlocks

/** True when the way back to the top is offered: on phones only to those who scroll back already. */
export function offersTop(device: 'desktop' | 'phone', scrolled: number, isUpwards: boolean): boolean {
  return scrolled > BACK_TO_TOP_AFTER && (device === 'desktop' || isUpwards)
}
