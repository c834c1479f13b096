/** Most route chunks that load at the same time (HTTP-003). */
const MAX_AT_ONCE = 4

/**
 * Preloads the code of pages: each route once, at most four at a time, by priority.
 *
 * @param keyOf key of the route of a pathname; undefined for an address without code to load
 * @param bring loads the code of a pathname's route; a failed route is retried when it is requested again
 */
export function createRoutePreloader(
  keyOf: (pathname: string) => string | undefined,
  bring: (pathname: string) => Promise<unknown>,
) {
  const known = new Set<string>()
  const waiting: { key: string; pathname: string }[] = []
  let running = 0

  function goOn(): void {
    while (running < MAX_AT_ONCE) {
      const next = waiting.shift()
      if (!next) return
      running += 1
      bring(next.pathname)
        .catch(() => known.delete(next.key))
        .finally(() => {
          running -= 1
          goOn()
        })
    }
  }

  return (pathname: string, isUrgent = false): void => {
    const key = keyOf(pathname)
    if (key === undefined || known.has(key)) return
    known.add(key)
    waiting[isUrgent ? 'unshift' : 'push']({ key, pathname })
    goOn()
  }
}
