import type { Layout } from '@verstak/contracts/layout'
import { LRUCache } from 'lru-cache'
import { isCrawlerAgent } from './isCrawlerAgent.ts'
import { isPhone } from './isPhone.ts'

/** Size of the cache of layouts by user agent. */
const MAX_AGENTS = 5000
/** Longer agents are truncated: the rest does not identify the device, and some are deliberately long. */
const MAX_AGENT_LENGTH = 512

const layouts = new LRUCache<string, Layout>({ max: MAX_AGENTS })

/** Layout of a user agent; tablets, televisions and unknown agents get the desktop one (SHELL-008, SHELL-009). */
export function layoutOf(userAgent: string): Layout {
  const agent = userAgent.slice(0, MAX_AGENT_LENGTH)
  const known = layouts.get(agent)
  if (known) return known
  const device = isPhone(agent) ? 'mobile' : 'desktop'
  const layout: Layout = isCrawlerAgent(agent) ? `${device}-crawler` : device
  layouts.set(agent, layout)
  return layout
}
