import type { PageType } from '@verstak/contracts/routeTable'

/** Scroll offset in px from which the desktop header's bar is sticky, plus the info bar's height (HEADER-020, 021). */
const STICKY_AFTER = 145
const INFO_BAR = 40
/** Scroll offset in px from which the button to the top is shown (SHELL-033, 034). */
const BACK_TO_TOP_AFTER = 600

/** Pages without a sticky header: they have a sticky bar of their own, or are too dense (HEADER-023). */
const NEVER_ON_DESKTOP: readonly PageType[] = [
  'Product',
  'Discussions',
  'Reviews',
  'AddReview',
  'Consumables',
  'Compare',
]
/** The same for phones (HEADER-025): by page type, or by the first segment of the address. */
const NEVER_ON_PHONE: readonly PageType[] = ['Product', 'Discussions', 'Consumables']
const NEVER_ON_PHONE_BELOW = [
  'offices',
  'payment-methods',
  'courier-delivery',
  'region-delivery',
  'services',
  'service-and-support',
]

/** True when the header may be sticky on a page. */
export function mayStick(device: 'desktop' | 'phone', pathname: string, pageType: PageType): boolean {
  if (device === 'desktop') return !NEVER_ON_DESKTOP.includes(pageType)
  return !NEVER_ON_PHONE.includes(pageType) && !NEVER_ON_PHONE_BELOW.includes(pathname.split('/')[1] ?? '')
}

/** Input for the sticky threshold on desktops; lengths in px. */
export interface StickyInput {
  hasInfoBar: boolean
  /** Height of the first blocks of the home page on a wide screen, else 0 (HEADER-022). */
  firstBlocks: number
}

/** Scroll offset in px from which the desktop header's bar is sticky. */
export const desktopThreshold = ({ hasInfoBar, firstBlocks }: StickyInput): number =>
  STICKY_AFTER + (hasInfoBar ? INFO_BAR : 0) + firstBlocks

/** True when the button to the top is shown: on phones only while scrolling up. */
export function offersTop(device: 'desktop' | 'phone', scrolled: number, isUpwards: boolean): boolean {
  return scrolled > BACK_TO_TOP_AFTER && (device === 'desktop' || isUpwards)
}
