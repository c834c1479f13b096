/** How long the API keeps an answer of the listing call: a sixtieth of what it allows to caches outside. */
const KEPT_SECONDS = 0.5

/** The share of requests that an answer made shortly before serves, when so many come per second in this order. */
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
