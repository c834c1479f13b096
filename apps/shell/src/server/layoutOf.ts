import type { Layout } from '@verstak/contracts/layout'
import { isMobile } from 'is-mobile'
import { isbot } from 'isbot'

/** Exactly one layout for a user agent; tablets and unknown agents get the desktop's (SHELL-008, SHELL-009). */
export function layoutOf(userAgent: string): Layout {
  const device = isMobile({ ua: userAgent, tablet: false }) ? 'mobile' : 'desktop'
  return isbot(userAgent) ? `${device}-crawler` : device
}
