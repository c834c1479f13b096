import type { Borders } from './catalogueState.ts'

/**
 * The version of the part of the index in which a query searched, for caches of results. Numbers only, so that a cached version
 * does not hold the memory of an index that was replaced.
 */
export interface IndexVersion {
  /** Number of the build that made the columns. */
  build: number
  /** `IndexView.orderVersion`. */
  orderVersion: number
  /** The change counter before the search. */
  change: number
  borders: Borders | null
  /** Ranges of main rows that have the words of a search, as first and end in turn; null = all within the borders. */
  places: readonly number[] | null
}
