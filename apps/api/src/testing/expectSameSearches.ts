import { NO_FILTERS } from '@verstak/contracts/listingFilters'
import { createDictionary } from '@verstak/search-text/dictionary'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { CatalogueIndex, CatalogueQuery } from '../catalogue-index/CatalogueIndex.ts'
import type { Tables } from '../db/tables.ts'
import { selectDictionary } from '../search/search.sql.ts'
import { createSearchReference, drawSearch, searchQuery } from './createSearchReference.ts'
import { drawQuery } from './drawQuery.ts'
import { createRandom } from './testShop.data.ts'

/** Counts of the compared searches. */
export interface ComparedSearches {
  /** Searches with results, and those among them that corrected the typed words. */
  found: number
  corrected: number
  /** Of these, searches that ignored some of the words. */
  relaxed: number
}

/** The query of suggestions. */
const firstFew = (query: CatalogueQuery): CatalogueQuery => ({
  ...query,
  ...{ borders: null, brandId: 0, productIds: null, conditions: NO_FILTERS, filters: NO_FILTERS, children: [] },
  ...{ sort: 'popularity', isAscending: false, offset: 0, limit: 6 },
})

/** Random searches with random filters, sort orders and pages: the index and the tables must give the same results. */
export async function expectSameSearches(
  index: CatalogueIndex,
  pool: Pool,
  { count, seed }: { count: number; seed: number },
): Promise<ComparedSearches> {
  const reference = await createSearchReference(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const dictionary = createDictionary(await selectDictionary(db))
  const random = createRandom(seed)
  const compared: ComparedSearches = { found: 0, corrected: 0, relaxed: 0 }
  await index.read()
  for (let i = 0; i < count; i++) {
    const drawn = await drawQuery(index, random)
    const query = searchQuery(drawn, drawSearch(reference, random), dictionary, random)
    const [found, expected] = [await index.find(query), await reference.find(query)]
    // Omitted, because the dictionary would flood the report of a difference.
    const { searchOptions: _, ...told } = query
    expect({ told, ...found }).toEqual({ told, ...expected })
    const first = firstFew(query)
    const [few, counted] = [await index.find({ ...first, isPageOnly: true }), await index.find(first)]
    expect({ told, ids: few.ids, isAny: few.total > 0 }).toEqual({ told, ids: counted.ids, isAny: counted.total > 0 })
    if (found.totalUnfiltered > 0) compared.found += 1
    if (found.searchedFor !== null) compared.corrected += 1
    if (found.searchedFor?.leftOut.length) compared.relaxed += 1
  }
  return compared
}
