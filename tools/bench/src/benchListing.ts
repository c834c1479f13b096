import { listTopics } from '@verstak/contracts/catalogue'
import { getListing, type Listing } from '@verstak/contracts/listing'
import { formatFilters } from '@verstak/contracts/listingFilters'
import * as v from 'valibot'
import { apiOf, getJson, load, rowOf, withBaseline } from './apiLoad.ts'

const REGION = 1

/**
 * The listing call straight at the API: a category with two filters, all facets and a page of full cards, no two requests
 * alike, beside an API that asks PostgreSQL for everything. Load generator, API and database share this machine.
 */
export async function benchListing(origin: string, dataFolder: string | null): Promise<void> {
  const api = apiOf(origin)
  const paths = await findListings(api)
  const bytes = (await (await fetch(api + paths[0]!)).text()).length
  console.log(`\nListing call: ${paths.length} different ones, about ${Math.round(bytes / 1024)} Ki characters each`)
  const indexed = await load(api, paths)
  const plain = await withBaseline(dataFolder, (baseline) => load(baseline, paths))
  console.table({ 'plain SQL (baseline)': rowOf(plain, plain), 'catalogue index': rowOf(indexed, plain) })
}

/** Categories with a brand and a value of a property chosen, and a price from which they begin, so that no cache helps. */
async function findListings(api: string): Promise<string[]> {
  const topics = v.parse(listTopics.response, await getJson(api + listTopics.path))
  const paths: string[] = []
  for (const { id } of topics.data.flatMap(({ children }) => children).slice(0, 24)) {
    const listing = await getJson<Listing>(api + listingPath(id, ''))
    const [brand, property] = [
      listing.facets.find((facet) => facet.id === 'brand'),
      listing.facets.find((facet) => /^p\d/.test(facet.id) && facet.kind === 'values'),
    ]
    for (const value of property?.values.slice(0, 3) ?? []) {
      for (let price = 1; brand && price <= 40; price++) {
        const filters = {
          values: { brand: brand.values.slice(0, 3).map((own) => own.id), [property!.id]: [value.id] },
          ranges: { price: { from: price, to: null } },
        }
        paths.push(listingPath(id, formatFilters(filters)))
      }
    }
  }
  // In an order that is always the same, but jumps between categories.
  return paths
    .map((path, place) => ({ path, key: (place * 7919) % paths.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ path }) => path)
}

function listingPath(id: number, filters: string): string {
  const query = { listingType: 'category', id: String(id), brandId: '0', searchString: '', sort: 'popularity' }
  const rest = { asc: 'false', page: '1', filters, all: 'false', regionId: String(REGION) }
  return `${getListing.path}?${new URLSearchParams({ ...query, ...rest })}`
}
