import { listTopics } from '@verstak/contracts/catalogue'
import { getListing, type Listing } from '@verstak/contracts/listing'
import { formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { createRandom, type Random } from '@verstak/tools-catalogue/random'
import * as v from 'valibot'
import { getJson } from './apiLoad.ts'

/** Region of the benchmarks. */
export const REGION = 1
/** Different listings. */
const LISTINGS = 30_000
/** Brands of a category, the most frequent first. */
const BRANDS = 12
/** Requests of a load, including the warm-up. */
const REQUESTS = 60_000
/** Exponent of Zipf's law: how much more often popular listings are requested than others. */
const SKEW = 0.8

/**
 * Categories with two filters, one or two brands and a value of a property: none empty, no duplicates, in a
 * reproducible order.
 */
export async function findListings(api: string, cards: 'short' | 'full'): Promise<string[]> {
  const topics = v.parse(listTopics.response, await getJson(api + listTopics.path))
  const paths: string[] = []
  for (const { id } of topics.data.flatMap(({ children }) => children)) {
    const { facets } = await getJson<Listing>(api + listingPath(id, ''))
    const brands = facets.find((facet) => facet.id === 'brand')?.values.map((brand) => brand.id) ?? []
    for (const [place, brand] of brands.slice(0, BRANDS).entries()) {
      const other = brands[place + 1]
      for (const [property, value] of await findValues(api, id, brand)) {
        for (const chosen of other === undefined ? [[brand]] : [[brand], [brand, other]]) {
          const filters = formatFilters({ values: { brand: chosen, [property]: [value] }, ranges: {} })
          paths.push(listingPath(id, filters, { cards }))
        }
      }
    }
  }
  return shuffled(paths, createRandom(1)).slice(0, LISTINGS)
}

/** Values of properties that the brand has in the category. */
async function findValues(api: string, category: number, brand: number): Promise<[property: string, value: number][]> {
  const filters = formatFilters({ values: { brand: [brand] }, ranges: {} })
  const { facets } = await getJson<Listing>(api + listingPath(category, filters))
  return facets
    .filter((facet) => /^p\d/.test(facet.id))
    .flatMap((facet) =>
      facet.values.filter(({ count }) => count > 0).map(({ id }) => [facet.id, id] as [string, number]),
    )
}

/** Requests as in a real shop: a few listings often, most of them rarely. */
export function zipfRequests(listings: readonly string[]): string[] {
  const random = createRandom(2)
  const sums: number[] = []
  listings.forEach((_, rank) => sums.push((sums.at(-1) ?? 0) + (rank + 1) ** -SKEW))
  return Array.from({ length: REQUESTS }, () => listings[firstAbove(sums, random.next() * sums.at(-1)!)]!)
}

/** The same listing as a unique request: adds a minimum price that excludes nothing. */
export function foundAnew(path: string): string {
  const [address = '', search = ''] = path.split('?')
  const query = new URLSearchParams(search)
  const { values, ranges } = parseFilters(query)
  query.set('filters', formatFilters({ values, ranges: { ...ranges, price: { from: 0.01, to: null } } }))
  return `${address}?${query}`
}

function firstAbove(sums: readonly number[], wanted: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sums[middle]! > wanted) high = middle
    else low = middle + 1
  }
  return low
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** The first page of a category. */
export function listingPath(id: number, filters: string, more: Record<string, string> = {}): string {
  const query = { listingType: 'category', id: String(id), brandId: '0', searchString: '', sort: 'popularity' }
  const rest = { asc: 'false', page: '1', filters, all: 'false', regionId: String(REGION) }
  return `${getListing.path}?${new URLSearchParams({ ...query, ...rest, ...more })}`
}
