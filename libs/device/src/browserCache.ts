import { createStore, get, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

const MINUTE_MS = 60_000

/** Under what an answer is kept. */
export interface CacheRule {
  key: string
  /** Minutes after which it is not used any more. */
  lifetime: number
  /** What it depends on beside its key, such as the region and the release; an answer of another hash is not used. */
  hash: string
}

interface CacheEntry {
  value: unknown
  hash: string
  /** Milliseconds since 1970. */
  created_at: number
}

/** The answer that the browser keeps, or what `load` gives, which is then kept. Storage that fails only costs the call. */
export async function cached<Value>(
  { key, lifetime, hash }: CacheRule,
  load: () => Promise<Value>,
  now = Date.now,
): Promise<Value> {
  const kept = await attempt(() => get<CacheEntry>(key, storeOf()))
  // A clock that was turned back makes an entry no younger than new.
  const age = kept ? now() - kept.created_at : Infinity
  if (kept && kept.hash === hash && age >= 0 && age < lifetime * MINUTE_MS) return kept.value as Value
  const value = await load()
  void attempt(() => set(key, { value, hash, created_at: now() } satisfies CacheEntry, storeOf()))
  return value
}

let answers: UseStore | undefined
/** One connection for a page; only browsers come here. */
const storeOf = () => (answers ??= createStore('cache', 'answers'))

async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
