import type { Layout } from '@verstak/contracts/layout'
import { isMobile } from 'is-mobile'
import { isbot } from 'isbot'

/** Browsers without a window, and Lighthouse, look at pages as people do: what they measure is what people get. */
const MEASURING = /Headless(?=Chrome\/)| ?Chrome-Lighthouse/g
/** Phones whose agents say nowhere that they are mobile: models in desktop mode, old browsers, Windows phones. */
const QUIET_PHONE = /\bSM-[AFGNS]\d|Lumia|WPDesktop|Obigo|UC Browser|UCWEB|NF-Browser|Nintendo 3DS/
/** A Windows phone of that name, which its maker did not name after crawlers. */
const RADAR_PHONE = /IEMobile.*\bRadar\b/

/** Exactly one layout for a user agent; tablets and unknown agents get the desktop's (SHELL-008, SHELL-009). */
export function layoutOf(userAgent: string): Layout {
  const agent = userAgent.replace(MEASURING, '')
  const device = isMobile({ ua: agent, tablet: false }) || QUIET_PHONE.test(agent) ? 'mobile' : 'desktop'
  return isbot(agent) && !RADAR_PHONE.test(agent) ? `${device}-crawler` : device
}
