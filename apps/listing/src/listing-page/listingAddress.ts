import { pageAddress } from '@verstak/contracts/address'
import { type ListingInput, SEARCH_LENGTH, type SortField } from '@verstak/contracts/listing'
import { formatFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { matchPatterns, type RouteParams } from '@verstak/contracts/routePattern'
import { routes } from '../../remote.routes.ts'
import { sorts } from './sorts.ts'

const DEFAULT_SORT: SortField = 'popularity'
const PAGE = /^[1-9]\d{0,8}$/

/**
 * What an address asks for; undefined when its path is none of this remote's.
 *
 * The path decides over the query: its page segment over `page`, its ids over everything. Parts of the query that
 * cannot be read are as if they were not there, so that a mistyped address still renders.
 */
export function listingInputOf(pathname: string, search: string, regionId: number): ListingInput | undefined {
  const match = matchPatterns(routes, pathname)
  if (!match) return undefined
  const { categoryId, brandName, brandId, pageId, saleName, tagPageName } = match.params
  // `page-2` is a misspelt page, not a brand.
  if (categoryId && brandName === 'page') return undefined
  const query = new URLSearchParams(search)
  const listingType = listingTypeOf(match.params)
  const narrowedTo =
    listingType === 'sale' ? categoryId : listingType === 'search' ? idOf(query.get('categoryId')) : undefined
  const slug = saleName ?? tagPageName
  return {
    listingType,
    id: listingType === 'sale' ? 0 : Number(categoryId ?? 0),
    ...(narrowedTo !== undefined && { categoryId: Number(narrowedTo) }),
    ...(slug !== undefined && { slug }),
    brandId: Number(brandId ?? 0),
    searchString: listingType === 'search' ? searchStringOf(query.get('what')) : '',
    exact: listingType === 'search' && query.get('exact') === 'true',
    sort: sortOf(query.get('orderby')),
    asc: query.get('asc') === 'true',
    page: Number(pageId ?? pageOf(query.get('page'))),
    filters: formatFilters(parseFilters(query)),
    all: query.get('all') === 'true',
    regionId,
  }
}

/**
 * Address of the same listing with `changes`: on page 1 unless they name another one.
 *
 * @param path path of page 1, as the API gives it in `canonical`
 */
export function listingHref(path: string, input: ListingInput, changes: Partial<ListingInput> = {}): string {
  const next = { ...input, page: 1, ...changes }
  const query = listingQueryKeys(next).map(([key, value]) => `${key}=${encode(value)}`)
  return pageAddress(path, next.page) + (query.length > 0 ? `?${query.join('&')}` : '')
}

/** Keys and values of a listing's query, without those that say what goes without saying. */
export function listingQueryKeys(input: Omit<ListingInput, 'page'>): [key: string, value: string][] {
  const { listingType, searchString, categoryId, exact, sort, asc, filters, all } = input
  const keys: [string, string][] = [
    ['what', searchString],
    // A sale has it in its path.
    ['categoryId', listingType === 'search' && categoryId ? String(categoryId) : ''],
    ['exact', exact ? 'true' : ''],
    ['orderby', sort === DEFAULT_SORT ? '' : sort],
    ['asc', asc ? 'true' : ''],
    ['filters', filters],
    ['all', all ? 'true' : ''],
  ]
  return keys.filter(([, value]) => value !== '')
}

/** Equal for the pages of one listing, however sorted and filtered, or narrowed as a search can be. */
export function keyOfListing(input: ListingInput): string {
  const { listingType, id, categoryId = 0, brandId, slug = '', searchString, exact } = input
  return `${listingType} ${id} ${listingType === 'sale' ? categoryId : 0} ${brandId} ${slug} ${exact} ${searchString}`
}

/** True when both are pages of one listing, however sorted and filtered. */
export function isSameListing(a: ListingInput, b: ListingInput): boolean {
  return keyOfListing(a) === keyOfListing(b)
}

/** True for the plain listing: the only form that search engines should keep, and only its first page. */
export function isPlainListing(input: ListingInput): boolean {
  const { page, sort, asc, filters, all } = input
  return page === 1 && sort === DEFAULT_SORT && !asc && filters === '' && !all && !isNarrowedSearch(input)
}

/** True for a search within one category. */
export function isNarrowedSearch({ listingType, categoryId = 0 }: ListingInput): boolean {
  return listingType === 'search' && categoryId !== 0
}

/** True when the shopper has chosen what to see of the listing. */
export function isFiltered({ filters, all }: ListingInput): boolean {
  return filters !== '' || all
}

function listingTypeOf({ saleName, tagPageName, categoryId, brandId }: RouteParams): ListingInput['listingType'] {
  if (saleName) return 'sale'
  if (tagPageName) return 'tagPage'
  if (categoryId) return brandId ? 'categoryBrand' : 'category'
  return brandId ? 'brand' : 'search'
}

const searchStringOf = (what: string | null) => (what ?? '').trim().slice(0, SEARCH_LENGTH)

const sortOf = (orderby: string | null): SortField => sorts.find(({ sort }) => sort === orderby)?.sort ?? DEFAULT_SORT

const idOf = (id: string | null) => (id !== null && PAGE.test(id) ? id : undefined)

const pageOf = (page: string | null) => (page !== null && PAGE.test(page) ? page : '1')

/** The signs of the canonical `filters` mean nothing in a query, and readable addresses are shared more. */
const encode = (value: string) => encodeURIComponent(value).replace(/%3A|%2C|%3B/g, decodeURIComponent)
