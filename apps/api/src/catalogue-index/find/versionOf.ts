import { blockOf } from '../columns.ts'
import type { CatalogueQuery } from '../CatalogueIndex.ts'
import type { IndexVersion } from '../IndexVersion.ts'
import { clustersOf, segmentsOf, type IndexView } from '../IndexView.ts'
import { PLAIN_SEARCH } from '../TextMatcher.ts'

/** Words in more places than this count as words of the whole catalogue: caches hold tens of thousands of versions. */
const MAX_PLACES = 8

const builds = new WeakMap<object, number>()
let lastBuild = 0

function buildOf({ columns }: IndexView): number {
  const build = builds.get(columns) ?? (lastBuild += 1)
  builds.set(columns, build)
  return build
}

/** To be called before the search. Looks up the words of a search, which the search then finds in its cache. */
export function versionOf(view: IndexView, query: Pick<CatalogueQuery, 'borders' | 'searchString' | 'searchOptions'>) {
  const { borders } = query
  return {
    build: buildOf(view),
    orderVersion: view.orderVersion,
    change: Atomics.load(view.changes, 0),
    borders: borders && { lft: borders.lft, rgt: borders.rgt },
    places: placesOf(view, query),
  } satisfies IndexVersion
}

function placesOf(
  view: IndexView,
  { borders, searchString, searchOptions = PLAIN_SEARCH }: Parameters<typeof versionOf>[1],
): number[] | null {
  if (searchString === null) return null
  const { rows } = view.text.match(searchString, searchOptions)
  const main = segmentsOf(view, borders).filter(({ isTail }) => !isTail)
  const places = clustersOf(main, rows)
  return places.length > MAX_PLACES ? null : places.flatMap(({ from, to }) => [from, to])
}

/**
 * Whether a query without `productIds` would find the same again: no row of its blocks changed since, and no row was added that
 * might have its words. When orders were sorted since, they moved only rows that had changed after the previous sorting.
 */
export function isUnchanged(view: IndexView, version: IndexVersion): boolean {
  const { build, orderVersion, change, borders, places } = version
  if (buildOf(view) !== build) return false
  const known = view.orderVersion === orderVersion ? change : orderVersion
  for (const { from, to, isTail } of segmentsOf(view, borders)) {
    if (places === null || isTail) {
      if (!areRowsUnchanged(view, from, to, known)) return false
    } else {
      for (let i = 0; i < places.length; i += 2)
        if (!areRowsUnchanged(view, places[i]!, places[i + 1]!, known)) return false
    }
  }
  return true
}

/** No row from `from` to `to` − 1 changed after the number `known`. */
function areRowsUnchanged({ changes }: IndexView, from: number, to: number, known: number): boolean {
  for (let block = blockOf(from); block <= blockOf(to - 1); block++) {
    // The counter wraps around.
    if (((Atomics.load(changes, 1 + block) - known) | 0) > 0) return false
  }
  return true
}
