import { discountPercent } from '@verstak/money'
import type { ListingInput } from '@verstak/contracts/listing'
import { parseFilters, type ListingFilters } from '@verstak/contracts/listingFilters'
import { brands, categories, offices, plainText, properties, values, type TestProduct } from './testShop.data.ts'

/** The expected listing, computed in the slow and obvious way: every count filters all products again. */
export interface ReferenceListing {
  total: number
  totalUnfiltered: number
  /** Ids of the page. */
  ids: number[]
  /** By facet id, counts by value id. */
  values: Record<string, Record<number, number>>
  /** By facet id. */
  ranges: Record<string, { min: number; max: number }>
}

const PAGE = 24
/** Noon in Moscow is 19:00 in Vladivostok: no pickup today and no delivery tomorrow. */
const PAST_CUT_OFF_REGION = 2

/** The listing of the test shop at noon in Moscow. */
export function referenceListing(products: TestProduct[], input: ListingInput): ReferenceListing {
  const filters = parseFilters(new URLSearchParams({ filters: input.filters }))
  const unfiltered = products.filter((product) => isInScope(product, input))
  const found = unfiltered.filter((product) => fits(product, filters, input.regionId, null))
  const leftFor = (facet: string) => unfiltered.filter((product) => fits(product, filters, input.regionId, facet))
  const listing: ReferenceListing = {
    total: found.length,
    totalUnfiltered: unfiltered.length,
    ids: sortProducts(found, input)
      .slice((input.page - 1) * PAGE, input.page * PAGE)
      .map(({ id }) => id),
    values: {},
    ranges: {},
  }
  const isShown = (facet: string, size: number, least: number) => size >= least || facet in filters.values
  for (const [facet, ids, least] of valueFacets) {
    const hasValue = (id: number) => (product: TestProduct) => has(product, facet, id, input.regionId)
    const present = ids.filter((id) => unfiltered.some(hasValue(id)))
    if (!isShown(facet, present.length, least) || !isTelling(facet, unfiltered, filters)) continue
    const shown = new Set([...present, ...(filters.values[facet] ?? [])])
    listing.values[facet] = Object.fromEntries([...shown].map((id) => [id, leftFor(facet).filter(hasValue(id)).length]))
  }
  for (const facet of ['price', 'p3', 'p4']) {
    const bounds = (list: TestProduct[]) =>
      boundsOf(
        list.flatMap((product) => numbersOf(product, facet)),
        facet,
      )
    const all = bounds(unfiltered)
    const isChosen = facet in filters.ranges
    if (!isTelling(facet, unfiltered, filters) || (!isChosen && (!all || all.min === all.max))) continue
    listing.ranges[facet] = bounds(leftFor(facet)) ?? all ?? { min: 0, max: 0 }
  }
  return listing
}

const valueFacets: [facet: string, ids: number[], least: number][] = [
  ['availability', [1, 2, 3], 1],
  ['brand', brands.map(({ id }) => id), 2],
  ['rating', [1, 2], 1],
  ...properties
    .filter(({ kind, isFacet }) => kind === 'list' && isFacet)
    .map(({ id }): [string, number[], number] => [
      `p${id}`,
      values.filter(([, propertyId]) => propertyId === id).map(([valueId]) => valueId),
      2,
    ]),
]

/** A property of less than a tenth of the products is not a facet. */
function isTelling(facet: string, unfiltered: TestProduct[], filters: ListingFilters): boolean {
  if (!facet.startsWith('p') || facet === 'price' || facet in filters.values || facet in filters.ranges) return true
  const propertyId = Number(facet.slice(1))
  const ids = values.filter(([, id]) => id === propertyId).map(([id]) => id)
  const holders = unfiltered.filter(({ valueIds }) => valueIds.some((id) => ids.includes(id)))
  return holders.length >= unfiltered.length / 10
}

function isInScope(
  product: TestProduct,
  { listingType, id, brandId, searchString, all, regionId }: ListingInput,
): boolean {
  if (!product.isActive || (!all && !isInStock(product, regionId))) return false
  const category = categories.find(([categoryId]) => categoryId === id)
  const own = categories.find(([categoryId]) => categoryId === product.categoryId)!
  if (category && (own[4] < category[4] || own[4] >= category[5])) return false
  if (brandId !== 0 && product.brandId !== brandId) return false
  if (listingType !== 'search') return true
  return searchScore(product, searchString) > 0
}

/**
 * Relevance of a product for a search. Supports only the few words in tests, which differ from all others by their
 * first letters. 0 = no match.
 */
function searchScore(product: TestProduct, searchString: string): number {
  const words = plainText(searchString).split(/\s+/).filter(Boolean)
  const scores = words.map((word) => wordScore(product, word))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function wordScore({ name, brandId, categoryId, sku, article }: TestProduct, word: string): number {
  const has = (text = '') => ` ${plainText(text)}`.includes(` ${word.slice(0, 3)}`)
  if (/\d/.test(word)) return [sku, article].some((code) => plainText(code).startsWith(word)) ? 18 : 0
  const isInCategory = has(categories.find(([id]) => id === categoryId)?.[2])
  if (has(name)) return isInCategory ? 20 : 16
  return has(brands.find(({ id }) => id === brandId)?.name) ? 12 : isInCategory ? 8 : 0
}

function isInStock({ stock, multiplicity }: TestProduct, regionId: number): boolean {
  const pieces = offices.filter((office) => office.regionId === regionId).map(({ id }) => stock[id] ?? 0)
  return pieces.reduce((sum, count) => sum + count, 0) >= multiplicity
}

/** Whether a product matches the filters, except for the filter of one facet. */
function fits(product: TestProduct, filters: ListingFilters, regionId: number, except: string | null): boolean {
  const byValues = Object.entries(filters.values).every(
    ([facet, ids]) => facet === except || ids.some((id) => has(product, facet, id, regionId)),
  )
  const byRanges = Object.entries(filters.ranges).every(
    ([facet, { from, to }]) =>
      facet === except ||
      numbersOf(product, facet).some((number) => number >= (from ?? -Infinity) && number <= (to ?? Infinity)),
  )
  return byValues && byRanges
}

function has(product: TestProduct, facet: string, id: number, regionId: number): boolean {
  if (facet === 'brand') return product.brandId === id
  if (facet === 'rating') return id === 1 ? product.rating >= 4.5 : product.reviews > 0
  if (facet === 'availability') {
    if (id === 3) return !isInStock(product, regionId) && product.isExpected
    return isInStock(product, regionId) && regionId !== PAST_CUT_OFF_REGION
  }
  return product.valueIds.includes(id)
}

/** Numbers of a range facet as in an address: rubles, or the property's unit with three decimals. */
function numbersOf(product: TestProduct, facet: string): number[] {
  if (facet === 'price') return [product.price / 100]
  return values
    .filter(([id, propertyId]) => `p${propertyId}` === facet && product.valueIds.includes(id))
    .map(([, , , num]) => Math.round(num! * 1000) / 1000)
}

function boundsOf(numbers: number[], facet: string): { min: number; max: number } | null {
  if (numbers.length === 0) return null
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  return facet === 'price' ? { min: Math.floor(min), max: Math.ceil(max) } : { min, max }
}

function sortProducts(products: TestProduct[], { sort, asc, searchString }: ListingInput): TestProduct[] {
  const keyOf = (product: TestProduct) => {
    if (sort === 'price') return product.price
    if (sort === 'rating') return Math.round(product.rating * 10)
    if (sort === 'novelty') return product.createdDay
    if (sort === 'popularity') return product.popularity
    return product.oldPrice === null ? 0 : discountPercent(product.oldPrice, product.price)
  }
  const isExact = ({ sku, article }: TestProduct) => [sku, article.toLowerCase()].includes(searchString.toLowerCase())
  // Relevance matters only for the default order of a search.
  const scoreOf = (product: TestProduct) => {
    if (isExact(product)) return 255
    return sort === 'popularity' && !asc ? searchScore(product, searchString) : 0
  }
  return products.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (asc ? 1 : -1) * (keyOf(a) - keyOf(b)) || a.id - b.id)
}
