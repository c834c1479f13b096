import type { Layout } from '@verstak/contracts/layout'
import { LRUCache } from 'lru-cache'
import { isCrawlerAgent } from './isCrawlerAgent.ts'
import { isPhone } from './isPhone.ts'

/** User agents whose layout is remembered: those of most visitors are alike. */
const MAX_AGENTS = 5000
/** What follows says nothing about the device; some agents are made long on purpose. */
const MAX_AGENT_LENGTH = 512

const layouts = new LRUCache<string, Layout>({ max: MAX_AGENTS })

/** Exactly one layout for a user agent; tablets, televisions and unknown agents get the desktop's (SHELL-008, SHELL-009). */
export function layoutOf(userAgent: string): Layout {
  const agent = userAgent.slice(0, MAX_AGENT_LENGTH)
  const known = layouts.get(agent)
  if (known) return known
  const device = isPhone(agent) ? 'mobile' : 'desktop'
  const layout: Layout = isCrawlerAgent(agent) ? `${device}-crawler` : device
  layouts.set(agent, layout)
  return layout
}
