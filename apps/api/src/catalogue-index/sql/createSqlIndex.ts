import type { Pool } from 'pg'
import {
  noFacets,
  type Bounds,
  type CatalogueIndex,
  type CatalogueQuery,
  type CatalogueResult,
  type FacetCounts,
} from '../CatalogueIndex.ts'
import { parseReferences, type CatalogueState, type References } from '../catalogueState.ts'
import { selectReferences } from './catalogueIndex.sql.ts'
import { ListingStatement } from './sqlListing.sql.ts'

interface ListingRow {
  totals: {
    total: number
    unfiltered: number
    price: (number | null)[]
    availability: Record<string, number | null>
    rating: Record<string, number | null>
    children: number[]
  }
  brands: [id: number, count: number][]
  holders: [propertyId: number, count: number][]
  values: [id: number, propertyId: number, count: number][]
  ids: number[]
}

/**
 * A catalogue index without an index: it asks the database each time, in the obvious way. The reference for tests, and the
 * baseline of the benchmark. A search finds words anywhere in name, brand and codes.
 */
export function createSqlIndex(pool: Pool): CatalogueIndex {
  async function read(): Promise<CatalogueState> {
    const client = await pool.connect()
    try {
      const references = parseReferences(await selectReferences(client))
      const { rows } = await client.query<{ lft: number; count: number }>(`
        select p.category_lft as lft, count(*)::integer as count
        from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
        where p.is_active group by 1`)
      return {
        ...references,
        countProducts: (borders) =>
          rows.reduce((sum, { lft, count }) => {
            return !borders || (lft >= borders.lft && lft < borders.rgt) ? sum + count : sum
          }, 0),
      }
    } finally {
      client.release()
    }
  }

  // References hardly change; products are read each time.
  let references: Promise<CatalogueState> | null = null
  return {
    read,
    async find(query) {
      const state = await (references ??= read().catch((error: unknown) => {
        references = null
        throw error
      }))
      const statement = new ListingStatement(query)
      const { text } = statement
      const { rows } = await pool.query<ListingRow>(text, statement.values)
      const found = resultOf(rows[0]!, state, query)
      return query.isPageOnly ? { ...found, facets: noFacets() } : found
    },
    versionOf: async () => null,
    isUnchanged: () => false,
    revision: () => 0,
    close: async () => {},
  }
}

function resultOf({ totals, brands, holders, values, ids }: ListingRow, references: References, query: CatalogueQuery) {
  const [lowest = null, highest = null, lowestLeft = null, highestLeft = null] = totals.price
  const unfiltered = boundsOf(lowest, highest)
  const facets: FacetCounts = {
    brand: new Map(brands),
    availability: countsOf(totals.availability),
    rating: countsOf(totals.rating),
    price: unfiltered && { unfiltered, left: boundsOf(lowestLeft, highestLeft) },
    lists: new Map(),
    ranges: new Map(),
  }
  const least = totals.unfiltered * query.leastShare
  for (const [propertyId, count] of holders) {
    const property = references.propertyById.get(propertyId)!
    const isChosen = property.facet in query.filters.values || property.facet in query.filters.ranges
    if (!isChosen && count < least) continue
    const own = values.filter(([, id]) => id === propertyId)
    if (property.kind === 'list') facets.lists.set(propertyId, new Map(own.map(([id, , left]) => [id, left])))
    else addRange(facets, propertyId, own, references)
  }
  return {
    ids,
    total: totals.total,
    totalUnfiltered: totals.unfiltered,
    facets,
    childCounts: totals.children,
    searchedFor: null,
  } satisfies CatalogueResult
}

function addRange(
  { ranges }: FacetCounts,
  propertyId: number,
  own: ListingRow['values'],
  { values, valuePlaceById }: References,
): void {
  const numbersOf = (list: ListingRow['values']) =>
    list.map(([id]) => values[valuePlaceById.get(id)!]!.num).filter((num) => num !== null)
  const all = numbersOf(own)
  const left = numbersOf(own.filter(([, , count]) => count > 0))
  if (all.length === 0) return
  ranges.set(propertyId, {
    unfiltered: { min: Math.min(...all), max: Math.max(...all) },
    left: left.length === 0 ? null : { min: Math.min(...left), max: Math.max(...left) },
  })
}

const boundsOf = (min: number | null, max: number | null): Bounds | null =>
  min === null || max === null ? null : { min, max }

/** Values that nothing has are null. */
const countsOf = (counts: Record<string, number | null>) =>
  new Map(
    Object.entries(counts).flatMap(([id, count]): [number, number][] => (count === null ? [] : [[Number(id), count]])),
  )
