import { LRUCache } from 'lru-cache'

/** Enough for half a second of a crowd; what takes longer to make is cached in files. */
const MAX_BYTES = 12 * 1024 * 1024
const MAX_AGE_MS = 30_000

/** An answer as it goes out. */
export type ResponseBody = string | Buffer

/** Bodies of public answers, by endpoint and input. It never sees a request, so nothing personal can enter it. */
export interface PublicBodyCache {
  /** The cached body, or what `load` gives. Concurrent calls for the same key share one `load`. */
  get(key: string, policy: { maxAge: number }, load: () => Promise<ResponseBody>): Promise<ResponseBody>
  /** Forgets all bodies, those too that are being made. */
  clear(): void
}

/**
 * Caches a body for a sixtieth of the `maxAge` that the endpoint allows to HTTP caches, at most half a minute. For answers with
 * prices that is half a second: it takes the load off a crowd and shows nobody an old price.
 */
export function createPublicBodyCache({ isEnabled = true } = {}): PublicBodyCache {
  const cache = new LRUCache<string, ResponseBody, () => Promise<ResponseBody>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => body.length + key.length,
    ttl: MAX_AGE_MS,
    // What is evicted while it loads still goes to its callers.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  })
  return {
    async get(key, { maxAge }, load) {
      if (!isEnabled) return load()
      const body = await cache.fetch(key, { context: load, ttl: Math.min((maxAge * 1000) / 60, MAX_AGE_MS) })
      // `fetch` gives undefined for an entry that is larger than the cache or was evicted while it loaded.
      return body ?? load()
    },
    clear: () => cache.clear(),
  }
}
