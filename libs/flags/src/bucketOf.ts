/** Into so many shares the visitors of a flag are dealt: hundredths of a percent. */
export const BUCKETS = 10_000

/**
 * 0…9999, evenly spread and always the same for a visitor and a flag; each flag deals its visitors out anew. FNV-1a with
 * the finish of MurmurHash3: a lib has no `node:crypto`, and no secret hangs on it.
 */
export function bucketOf(key: string, visitorId: string): number {
  let hash = 0x811c9dc5
  for (const char of `${key} ${visitorId}`) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS
}
