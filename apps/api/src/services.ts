import type { CatalogueIndex } from './catalogue-index/CatalogueIndex.ts'
import type { Database } from './db/openDatabase.ts'
import type { FlagTable } from './flags/createFlagTable.ts'
import type { KeptTiles } from './cache/KeptTiles.ts'
import type { Terms } from './price/terms.ts'
import type { KeptAnswers } from './cache/KeptAnswers.ts'
import type { KeptListings } from './cache/KeptListings.ts'
import type { RateLimits } from './rateLimits.ts'
import type { LiveReleases } from './registry/LiveReleases.ts'
import type { SearchWords } from './search/searchWords.ts'

/** What verbs work with. */
export interface Services {
  db: Database
  index: CatalogueIndex
  /** Listings as the index finds them, kept while that would find the same. */
  listings: Pick<KeptListings, 'find'>
  /** Whole listings for guests, kept while they would be made just so. */
  answers: Pick<KeptAnswers, 'isKeepable' | 'find' | 'keep'>
  limits: RateLimits
  /** Feature flags and experiments of the shop. */
  flags: FlagTable
  /** Synonyms, spellings of brands and names, as the shop keeps them now. */
  searchWords(): Promise<SearchWords>
  /** Discounts and labels of the store, for what is only shown. */
  terms(): Promise<Terms>
  /** Tiles of lists, made of rows that are kept. */
  tiles: Pick<KeptTiles, 'refresh' | 'list' | 'listWritten'>
  liveReleases: LiveReleases
  /** The moment of asking; tests put their own clock here. */
  now(): Date
}
