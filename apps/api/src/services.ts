import type { Dictionary } from '@verstak/search-text/dictionary'
import type { CatalogueIndex } from './catalogue-index/CatalogueIndex.ts'
import type { Database } from './db/openDatabase.ts'
import type { Terms } from './price/terms.ts'
import type { RateLimits } from './rateLimits.ts'
import type { LiveReleases } from './registry/LiveReleases.ts'

/** What verbs work with. */
export interface Services {
  db: Database
  index: CatalogueIndex
  limits: RateLimits
  /** Synonyms and spellings of brands, as the shop keeps them now. */
  dictionary(): Promise<Dictionary>
  /** Discounts and labels of the store, for what is only shown. */
  terms(): Promise<Terms>
  liveReleases: LiveReleases
  /** The moment of asking; tests put their own clock here. */
  now(): Date
}
