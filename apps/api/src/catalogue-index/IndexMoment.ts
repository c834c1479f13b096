import { blockOf } from './columns.ts'
import type { Borders } from './catalogueState.ts'
import type { CatalogueQuery } from './CatalogueIndex.ts'
import { clustersOf, segmentsOf, type IndexView } from './IndexView.ts'
import { PLAIN_SEARCH } from './TextMatcher.ts'

/** Words that are found in more places belong to the whole catalogue: tens of thousands of moments are kept. */
const MOST_PLACES = 8

/** When something was found, and where. Holds numbers only, for an index may be gone before what it found. */
export interface IndexMoment {
  /** Of the columns. */
  build: number
  /** When the orders were mended. */
  settled: number
  /** The last change before. */
  change: number
  borders: Borders | null
  /** Of the main rows, first and end in turn, those that have the words of a search; null = all within the borders. */
  places: readonly number[] | null
}

const builds = new WeakMap<object, number>()
let lastBuild = 0

function buildOf({ columns }: IndexView): number {
  const build = builds.get(columns) ?? (lastBuild += 1)
  builds.set(columns, build)
  return build
}

/** To be called before finding. The words of a search are looked up, which then are known. */
export function momentOf(view: IndexView, query: Pick<CatalogueQuery, 'borders' | 'searchString' | 'searchOptions'>) {
  const { borders } = query
  return {
    build: buildOf(view),
    settled: view.settled,
    change: Atomics.load(view.changes, 0),
    borders: borders && { lft: borders.lft, rgt: borders.rgt },
    places: placesOf(view, query),
  } satisfies IndexMoment
}

function placesOf(
  view: IndexView,
  { borders, searchString, searchOptions = PLAIN_SEARCH }: Parameters<typeof momentOf>[1],
): number[] | null {
  if (searchString === null) return null
  const { rows } = view.text.match(searchString, searchOptions)
  const main = segmentsOf(view, borders).filter(({ isTail }) => !isTail)
  const places = clustersOf(main, rows)
  return places.length > MOST_PLACES ? null : places.flatMap(({ from, to }) => [from, to])
}

/**
 * Whether a listing without a list of products is still found just so: no row of its blocks changed since, and none came that
 * might have its words. Orders that were mended since moved only rows that had changed since the mending before.
 */
export function isStill(view: IndexView, moment: IndexMoment): boolean {
  const { build, settled, change, borders, places } = moment
  if (buildOf(view) !== build) return false
  const known = view.settled === settled ? change : settled
  for (const { from, to, isTail } of segmentsOf(view, borders)) {
    if (places === null || isTail) {
      if (!areStill(view, from, to, known)) return false
    } else {
      for (let i = 0; i < places.length; i += 2) if (!areStill(view, places[i]!, places[i + 1]!, known)) return false
    }
  }
  return true
}

/** No row from `from` to `to` − 1 changed after the number `known`. */
function areStill({ changes }: IndexView, from: number, to: number, known: number): boolean {
  for (let block = blockOf(from); block <= blockOf(to - 1); block++) {
    // Numbers may have passed the largest one.
    if (((Atomics.load(changes, 1 + block) - known) | 0) > 0) return false
  }
  return true
}
