import { LRUCache } from 'lru-cache'

/** Half a second of a crowd; what takes longer to make is kept in files. */
const MAX_BYTES = 12 * 1024 * 1024
const LONGEST_MS = 30_000

/** An answer as it goes out. */
export type Body = string | Buffer

/** Bodies of answers to anybody, by endpoint and input. It never sees a request, so nothing personal can enter it. */
export interface PublicCache {
  /** The kept body, or what `load` gives; callers that ask for the same at the same time share one `load`. */
  get(key: string, policy: { maxAge: number }, load: () => Promise<Body>): Promise<Body>
}

/**
 * Keeps a body for a sixtieth of the time that the endpoint allows to caches outside, at most half a minute: what has
 * prices for half a second, which takes the load off a crowd and leaves nobody with an old one.
 */
export function createPublicCache({ isKept = true } = {}): PublicCache {
  const cache = new LRUCache<string, Body, () => Promise<Body>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => body.length + key.length,
    ttl: LONGEST_MS,
    // What is pushed out while it is made is still wanted by who asked for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  })
  return {
    async get(key, { maxAge }, load) {
      if (!isKept) return load()
      const body = await cache.fetch(key, { context: load, ttl: Math.min((maxAge * 1000) / 60, LONGEST_MS) })
      // An entry larger than the whole cache, or thrown out while it loaded, is not handed on.
      return body ?? load()
    },
  }
}
