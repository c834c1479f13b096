/** Route chunks that may come at the same time (HTTP-003). */
const MOST_AT_ONCE = 4

/**
 * Brings the code of pages before they are asked for: each route once, at most four at a time, what is wanted most first.
 *
 * @param keyOf names the route of a pathname; undefined for an address that has no code of its own to bring
 * @param bring brings the code of a pathname's route; what failed is tried again when it is wanted again
 */
export function createRoutePreloader(
  keyOf: (pathname: string) => string | undefined,
  bring: (pathname: string) => Promise<unknown>,
) {
  const known = new Set<string>()
  const waiting: { key: string; pathname: string }[] = []
  let running = 0

  function goOn(): void {
    while (running < MOST_AT_ONCE) {
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
