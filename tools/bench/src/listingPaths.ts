import { listTopics } from '@verstak/contracts/catalogue'
import { getListing, type Listing } from '@verstak/contracts/listing'
import { formatFilters } from '@verstak/contracts/listingFilters'
import * as v from 'valibot'
import { getJson } from './apiLoad.ts'

/** Where the benchmarks shop. */
export const REGION = 1
const CATEGORIES = 24
/** Lowest prices, in rubles: enough that no request comes twice while a load lasts. */
const PRICES = 500

/** Categories with a brand and a value of a property chosen, and a price from which they begin, so that no cached answer helps. */
export async function findListings(api: string, cards: 'short' | 'full'): Promise<string[]> {
  const topics = v.parse(listTopics.response, await getJson(api + listTopics.path))
  const paths: string[] = []
  for (const { id } of topics.data.flatMap(({ children }) => children).slice(0, CATEGORIES)) {
    const listing = await getJson<Listing>(api + listingPath(id, ''))
    const [brand, property] = [
      listing.facets.find((facet) => facet.id === 'brand'),
      listing.facets.find((facet) => /^p\d/.test(facet.id) && facet.kind === 'values'),
    ]
    for (const value of property?.values.slice(0, 3) ?? []) {
      for (let price = 1; brand && price <= PRICES; price++) {
        const filters = {
          values: { brand: brand.values.slice(0, 3).map((own) => own.id), [property!.id]: [value.id] },
          ranges: { price: { from: price, to: null } },
        }
        paths.push(listingPath(id, formatFilters(filters), { cards }))
      }
    }
  }
  // In an order that is always the same, but jumps between categories.
  return paths
    .map((path, place) => ({ path, key: (place * 7919) % paths.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ path }) => path)
}

/** The first page of a category. */
export function listingPath(id: number, filters: string, more: Record<string, string> = {}): string {
  const query = { listingType: 'category', id: String(id), brandId: '0', searchString: '', sort: 'popularity' }
  const rest = { asc: 'false', page: '1', filters, all: 'false', regionId: String(REGION) }
  return `${getListing.path}?${new URLSearchParams({ ...query, ...rest, ...more })}`
}
