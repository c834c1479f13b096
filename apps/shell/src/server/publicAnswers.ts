import type { ApiCall } from '@verstak/api-client/call'
import { deepFreeze } from '@verstak/api-client/deepFreeze'
import { hashKey } from '@tanstack/react-query'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { LRUCache } from 'lru-cache'

const MOST_ANSWERS = 2000
/** Browsers keep such answers for minutes; a page that is made anew shows what is new sooner. */
const LONGEST_S = 10

/** Makes a caller that asks the API only for what is not kept. */
export type PublicAnswers = (call: ApiCall) => ApiCall

/**
 * Keeps the answers of one process that everybody gets alike (cache scope `public`) for as long as their endpoints allow,
 * at most ten seconds: not every page of a category asks for its tag pages. Failures are not kept. Nobody can change what is kept.
 */
export function createPublicAnswers(now: () => number = () => performance.now()): PublicAnswers {
  const answers = new LRUCache<string, object, () => Promise<object>>({
    max: MOST_ANSWERS,
    perf: { now },
    // Asks the clock each time.
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return (call) => {
    const callOrKept = (...[endpoint, input, options]: Parameters<ApiCall>) => {
      const { cache, method } = endpoint
      if (cache.scope !== 'public' || method !== 'GET') return call(endpoint, input, options)
      // Others wait for it, too: it does not end with the page that asked first.
      const context = async () => deepFreeze((await call(endpoint, input)) as object)
      return answers.fetch(hashKey(queryKeyOf(endpoint, input)), {
        context,
        ttl: Math.min(cache.maxAge, LONGEST_S) * 1000,
      })
    }
    return callOrKept as ApiCall
  }
}
