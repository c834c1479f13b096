import { Client } from 'pg'
import { buildIndex } from './buildIndex.ts'
import type { CatalogueIndex } from './CatalogueIndex.ts'
import type { CatalogueState } from './catalogueState.ts'
import { findProducts } from './findProducts.ts'
import { openIndexData } from './IndexData.ts'
import { countAlive, type IndexView } from './IndexView.ts'
import { createSlowValue } from './slowValue.ts'
import { substringSearch } from './substringSearch.ts'
import { createUnfilteredTallies } from './unfilteredTallies.ts'

/** The index in memory. */
export function createColumnarIndex(databaseUrl: string, maxAgeMs = 5_000): CatalogueIndex {
  const tallies = createUnfilteredTallies()
  const views = createSlowValue(maxAgeMs, async (): Promise<{ view: IndexView; state: CatalogueState }> => {
    const client = new Client({ connectionString: databaseUrl })
    try {
      await client.connect()
      const view = openIndexData(await buildIndex(client, substringSearch), substringSearch)
      return { view, state: { ...view.references, countProducts: (borders) => countAlive(view, borders) } }
    } finally {
      await client.end().catch(() => {})
    }
  })
  return {
    read: async () => (await views()).state,
    find: async (query) => findProducts((await views()).view, tallies, query),
    close: async () => {},
  }
}
