import { createStore, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

const MINUTE_MS = 60_000

/** Key and lifetime of a cached answer. */
export interface CacheRule {
  key: string
  /** Lifetime, minutes. */
  lifetime: number
  /**
   * Everything else the answer depends on, such as the region and the release; an entry with another hash is ignored.
   */
  hash: string
}

interface CacheEntry {
  value: unknown
  hash: string
  /** Milliseconds since 1970. */
  created_at: number
}

/** Returns the cached answer, or loads and caches it. If the storage fails, the answer is loaded each time. */
export async function cached<Value>(
  { key, lifetime, hash }: CacheRule,
  load: () => Promise<Value>,
  now = Date.now,
): Promise<Value> {
  const kept = await attempt(() => get<CacheEntry>(key, storeOf()))
  // If the clock was set back, an entry could have a negative age.
  const age = kept ? now() - kept.created_at : Infinity
  if (kept && kept.hash === hash && age >= 0 && age < lifetime * MINUTE_MS) return kept.value as Value
  const value = await load()
  void attempt(() => set(key, { value, hash, created_at: now() } satisfies CacheEntry, storeOf()))
  return value
}

let answers: UseStore | undefined
/** One connection per page; used in the browser only. */
const storeOf = () => (answers ??= createStore('cache', 'answers'))

async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
