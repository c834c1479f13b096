import { blockOf } from './columns.ts'
import type { Borders } from './catalogueState.ts'
import { segmentsOf, type IndexView } from './IndexView.ts'

/** When something was found, and within which borders. Holds numbers only, for an index may be gone before what it found. */
export interface IndexMoment {
  /** Of the columns. */
  build: number
  /** When the orders were mended. */
  settled: number
  /** The last change before. */
  change: number
  borders: Borders | null
}

const builds = new WeakMap<object, number>()
let lastBuild = 0

function buildOf({ columns }: IndexView): number {
  const build = builds.get(columns) ?? (lastBuild += 1)
  builds.set(columns, build)
  return build
}

/** To be called before finding. */
export function momentOf(view: IndexView, borders: Borders | null): IndexMoment {
  return {
    build: buildOf(view),
    settled: view.settled,
    change: Atomics.load(view.changes, 0),
    borders: borders && { lft: borders.lft, rgt: borders.rgt },
  }
}

/**
 * Whether a listing within the borders, without words and lists of products, is still found just so: no row of its blocks
 * changed since. Orders that were mended since moved only rows that had changed since the mending before.
 */
export function isStill(view: IndexView, { build, settled, change, borders }: IndexMoment): boolean {
  if (buildOf(view) !== build) return false
  const known = view.settled === settled ? change : settled
  return segmentsOf(view, borders).every(({ from, to }) => {
    for (let block = blockOf(from); block <= blockOf(to - 1); block++) {
      // Numbers may have passed the largest one.
      if (((Atomics.load(view.changes, 1 + block) - known) | 0) > 0) return false
    }
    return true
  })
}
