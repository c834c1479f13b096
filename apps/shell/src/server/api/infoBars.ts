import type { ApiCall } from '@verstak/api-client/call'
import { deepFreeze } from '@verstak/api-client/deepFreeze'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import { getHeaderInfoBar } from '@verstak/contracts/pageOptions'
import { LRUCache } from 'lru-cache'

/** For whom a bar is. */
export interface InfoBarQuery {
  isMobile: boolean
  regionId: number
}

const FRESH_MS = 60_000
/** No page waits longer for its bar; it comes with the next page. */
const PATIENCE_MS = 300
const MOST_BARS = 500

/** Finds the bar for a page. */
export type InfoBars = (query: InfoBarQuery) => Promise<HeaderInfoBar | null>

/**
 * Keeps the bars above the header of one process, by layout and region: asked for once a minute, the last answer
 * meanwhile; null where there is none, or none yet.
 */
export function createInfoBars(call: ApiCall): InfoBars {
  const bars = new LRUCache<string, { bar: HeaderInfoBar | null }, InfoBarQuery>({
    max: MOST_BARS,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context }) => ({
      bar: deepFreeze((await call(getHeaderInfoBar, { query: context })).exist),
    }),
  })
  return async (context) => {
    const found = bars.fetch(`${context.isMobile} ${context.regionId}`, { context }).catch(() => undefined)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
    return (await Promise.race([found, late]))?.bar ?? null
  }
}
