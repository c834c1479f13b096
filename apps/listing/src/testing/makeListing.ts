import type { Facet, Listing, ListingInput } from '@verstak/contracts/listing'
import { parseFilters } from '@verstak/contracts/listingFilters'
import { makeProductTile } from '@verstak/testing/factories'

/** Input of the listing of `makeListing`; override what the test is about. */
export function makeInput(overrides: Partial<ListingInput> = {}): ListingInput {
  return {
    listingType: 'category',
    id: 7100,
    brandId: 0,
    searchString: '',
    exact: false,
    sort: 'popularity',
    asc: false,
    page: 1,
    filters: '',
    all: false,
    regionId: 1,
    ...overrides,
  }
}

export function makeValuesFacet(id: string, name: string, names: readonly string[], counts?: readonly number[]): Facet {
  const values = names.map((valueName, index) => ({
    id: index + 1,
    name: valueName,
    count: counts?.[index] ?? 100 - index,
    isChosen: false,
  }))
  return { id, name, unit: null, kind: 'values', values, range: null }
}

/** 50 products on three pages, with price and brand facets; two per page, for short tests. */
export function makeListing(input: ListingInput = makeInput(), overrides: Partial<Listing> = {}): Listing {
  const price = parseFilters(new URLSearchParams({ filters: input.filters })).ranges['price']
  const isBrand = input.listingType === 'brand'
  const isSearch = input.listingType === 'search'
  const first = input.page * 100
  return {
    listingType: input.listingType,
    title: isSearch ? input.searchString : isBrand ? 'Bosch' : 'Power tools',
    canonical: isSearch ? '/search/' : isBrand ? '/brand/bosch-7/' : '/category/power-tools-7100/',
    breadcrumbs: [
      { name: 'Home', link: '/' },
      { name: 'Tools', link: '/category/tools-6474/' },
      { name: 'Power tools', link: '/category/power-tools-7100/' },
    ],
    subcategories: isSearch
      ? []
      : [
          {
            id: 7110,
            name: 'Drills',
            url: '/category/drills-7110/',
            count: 2044,
            image: '/pictures/v1/drill/{size}.{format}',
          },
        ],
    products: [first + 1, first + 2].map((id) =>
      makeProductTile({ id, name: `Drill ${id}`, link: `/product/drill-${id}/`, productCode: `code${id}` }),
    ),
    total: 50,
    totalUnfiltered: 50,
    page: input.page,
    pagesCount: 3,
    facets: [
      {
        id: 'price',
        name: 'Price',
        unit: '₽',
        kind: 'range',
        values: [],
        range: { min: 490, max: 24_990, from: price?.from ?? null, to: price?.to ?? null },
      },
      makeValuesFacet('brand', 'Brand', ['Bosch', 'Makita', 'Metabo'], [296, 284, 0]),
    ],
    searchedFor: null,
    categories: null,
    ...overrides,
  }
}
