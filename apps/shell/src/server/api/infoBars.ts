import type { ApiCall } from '@verstak/api-client/call'
import { deepFreeze } from '@verstak/api-client/deepFreeze'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import { getHeaderInfoBar } from '@verstak/contracts/pageOptions'
import { LRUCache } from 'lru-cache'

/** Audience of a bar. */
export interface InfoBarQuery {
  isMobile: boolean
  regionId: number
}

const FRESH_MS = 60_000
/** How long a page waits for its bar; after that the next page shows it. */
const PATIENCE_MS = 300
const MAX_BARS = 500

/** Finds the bar for a page. */
export type InfoBars = (query: InfoBarQuery) => Promise<HeaderInfoBar | null>

/**
 * Caches the bars above the header in one process, by layout and region. Refreshed once a minute; a stale answer is
 * used meanwhile. Null when there is no bar, or no answer yet.
 */
export function createInfoBars(call: ApiCall): InfoBars {
  const bars = new LRUCache<string, { bar: HeaderInfoBar | null }, InfoBarQuery>({
    max: MAX_BARS,
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
