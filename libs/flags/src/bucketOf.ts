/** Number of buckets for the visitors of a flag: hundredths of a percent. */
export const BUCKETS = 10_000

/**
 * Bucket 0…9999 of a visitor: evenly distributed and stable for each pair of flag and visitor; different flags
 * distribute visitors independently. FNV-1a with the finalizer of MurmurHash3: a lib cannot use `node:crypto`, and
 * the result needs no secrecy.
 */
export function bucketOf(key: string, visitorId: string): number {
  let hash = 0x811c9dc5
  for (const char of `${key} ${visitorId}`) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS
}
