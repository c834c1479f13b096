import { LRUCache } from 'lru-cache'

/** A value this many times older than its maximum age is not shown any more. */
const MAX_STALE = 5

/**
 * Caches one value. When it is older than `maxAgeMs`, callers get the stale value while a new one is read; concurrent callers
 * share one read. A value that is five times too old is waited for: the first call after a quiet night. A read that fails in the
 * background keeps the stale value, and a later call reads again.
 * @param maxAgeMs 0 = every call reads
 */
export function createStaleWhileRevalidate<T extends NonNullable<unknown>>(
  maxAgeMs: number,
  read: () => Promise<T>,
): () => Promise<T> {
  const cache = new LRUCache<'value', T>({
    max: 1,
    ttl: maxAgeMs,
    ttlResolution: 0,
    fetchMethod: read,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
  })
  return async () => {
    const staleForMs = -cache.getRemainingTTL('value')
    const allowStale = staleForMs <= (MAX_STALE - 1) * maxAgeMs
    // For lru-cache a lifetime of 0 has no end.
    const forceRefresh = maxAgeMs === 0
    return cache.forceFetch('value', { allowStale: allowStale && !forceRefresh, forceRefresh })
  }
}
