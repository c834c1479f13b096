import { createCall } from '@verstak/api-client/call'
import type { ApiCall, Transport } from '@verstak/api-client/call'
import { deepFreeze } from '@verstak/api-client/deepFreeze'
import { hashKey } from '@tanstack/react-query'
import type { Endpoint, EndpointInput } from '@verstak/contracts/endpoint'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { LRUCache } from 'lru-cache'
import { recordCalls } from '../page-cache/recordCalls.ts'
import type { Calls } from '../page-cache/recordCalls.ts'

const MAX_ANSWERS = 2000
/** Upper limit of the time to live; browsers cache such answers for minutes, but a new page shows changes sooner. */
const LONGEST_S = 10

/**
 * Creates a caller that asks the API only for answers that are not cached.
 * `onUsed` gets the calls behind a cached answer, which another page made; null when they failed.
 */
export type ParsedAnswerCache = (send: Transport, onUsed?: (calls: Calls | null) => void) => ApiCall

interface StaleCacheInput {
  answer: object
  calls: Calls | null
}

/**
 * Caches public answers (cache scope `public`) in one process for as long as their endpoints allow, at most ten
 * seconds. For example, not every page of a category requests its tag pages. Failures are not cached. Cached answers
 * are frozen.
 */
export function createParsedAnswerCache(now: () => number = () => performance.now()): ParsedAnswerCache {
  const answers = new LRUCache<string, StaleCacheInput, () => Promise<StaleCacheInput>>({
    max: MAX_ANSWERS,
    perf: { now },
    // Read the clock at each access.
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return (send, onUsed = () => undefined) => {
    const call = createCall(send)
    const ask = async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<StaleCacheInput> => {
      const record = recordCalls(send)
      const answer = deepFreeze((await createCall(record.transport)(endpoint, input)) as object)
      return { answer, calls: record.calls() }
    }
    const callOrCached = async (...[endpoint, input, options]: Parameters<ApiCall>) => {
      const { cache, method } = endpoint
      if (cache.scope !== 'public' || method !== 'GET') return call(endpoint, input, options)
      try {
        const kept = await answers.forceFetch(hashKey(queryKeyOf(endpoint, input)), {
          // Shared with other pages: not aborted with the page that asked first.
          context: () => ask(endpoint, input),
          ttl: Math.min(cache.maxAge, LONGEST_S) * 1000,
        })
        onUsed(kept.calls)
        return kept.answer
      } catch (error) {
        onUsed(null)
        throw error
      }
    }
    return callOrCached as ApiCall
  }
}
