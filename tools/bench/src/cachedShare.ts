/** How long the API caches a response of the listing call: a sixtieth of the time for external caches. */
const KEPT_SECONDS = 0.5

/** Share of requests that are served from the cache, at this rate and in this order. */
export function cachedShare(paths: readonly string[], perSecond: number): number {
  const window = perSecond * KEPT_SECONDS
  const madeAt = new Map<string, number>()
  let kept = 0
  paths.forEach((path, place) => {
    if (place - (madeAt.get(path) ?? -Infinity) <= window) kept += 1
    else madeAt.set(path, place)
  })
  return kept / paths.length
}
