/**
 * A cache that begins anew when the staff has changed something: no page shows for a minute what was put right a moment ago.
 *
 * @param revision number of the latest change
 * @param create makes the empty cache; what it finds missing it may take from the one before
 */
export function sinceChange<Args extends unknown[], Result>(
  revision: () => number,
  create: (before: ((...args: Args) => Result) | null) => (...args: Args) => Result,
): (...args: Args) => Result {
  let at = revision()
  let cache = create(null)
  return (...args) => {
    if (revision() !== at) {
      at = revision()
      cache = create(cache)
    }
    return cache(...args)
  }
}
