import { makeInput } from '../testing/makeListing.ts'
import { isPlainListing, isSameListing, listingHref, listingInputOf } from './listingAddress.ts'

const inputOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://verstak.example')
  return listingInputOf(pathname, search, 1)
}

const category = { listingType: 'category', id: 7100, brandId: 0, searchString: '' }
const categoryBrand = { listingType: 'categoryBrand', id: 7100, brandId: 7, searchString: '' }
const brand = { listingType: 'brand', id: 0, brandId: 7, searchString: '' }
const tagPage = { listingType: 'tagPage', id: 7100, brandId: 0, slug: 'dreli-set', searchString: '' }
const sale = { listingType: 'sale', id: 0, brandId: 0, slug: 'chernaya-pyatnica', searchString: '' }
const search = { listingType: 'search', id: 0, brandId: 0, searchString: 'дрель' }

test.each([
  ['/category/elektro-instrument-7100/', { ...category, page: 1 }],
  ['/category/elektro-instrument-7100/page1/', { ...category, page: 1 }],
  ['/category/elektro-instrument-7100/page12/', { ...category, page: 12 }],
  ['/category/elektro-instrument-7100/bosch-7/', { ...categoryBrand, page: 1 }],
  ['/category/elektro-instrument-7100/black-decker-7/page3/', { ...categoryBrand, page: 3 }],
  ['/brand/bosch-7/', { ...brand, page: 1 }],
  ['/brand/bosch-7/page2/', { ...brand, page: 2 }],
  ['/tag-page/dreli-set-7100/', { ...tagPage, page: 1 }],
  ['/tag-page/dreli-set-7100/page2/', { ...tagPage, page: 2 }],
  ['/tag-page/dreli-set-7100/bosch-7/', { ...tagPage, brandId: 7, page: 1 }],
  ['/tag-page/dreli-set-7100/bosch-7/page3/', { ...tagPage, brandId: 7, page: 3 }],
  ['/sale/chernaya-pyatnica/', { ...sale, page: 1 }],
  ['/sale/chernaya-pyatnica/page2/', { ...sale, page: 2 }],
  ['/sale/chernaya-pyatnica/dreli-7100/', { ...sale, categoryId: 7100, page: 1 }],
  ['/sale/chernaya-pyatnica/dreli-7100/page2/', { ...sale, categoryId: 7100, page: 2 }],
  ['/search/?what=дрель&categoryId=7100', { ...search, categoryId: 7100, page: 1 }],
  ['/search/?what=дрель&categoryId=drill', { ...search, page: 1 }],
  ['/search/?what=дрель', { ...search, page: 1 }],
  ['/search/page4/?what=дрель', { ...search, page: 4 }],
])('%s asks for its listing and page', (address, expected) => {
  expect(inputOf(address)).toEqual(makeInput(expected as Partial<ReturnType<typeof makeInput>>))
})

test.each([
  '/category/elektro-7100',
  '/Category/elektro-7100/',
  '/category/elektro-0/',
  '/category/elektro-x/',
  '/category/elektro-7100/page0/',
  '/category/elektro-7100/page-1/',
  '/category/elektro-7100/page/',
  '/category/elektro-7100/pageabc/',
  '/category/elektro-7100/page01/',
  '/brand/bosch-0/',
  '/search/page0/',
  '/tag-page/dreli-0/',
  '/tag-page/dreli-7100/page0/',
  '/sale/',
  '/sale/chernaya-pyatnica/page0/',
  '/sale/chernaya-pyatnica/dreli-0/',
  '/sale/chernaya-pyatnica/page-1/',
  '/cart/',
])('%s is no address of a listing', (address) => {
  expect(inputOf(address)).toBeUndefined()
})

test.each([
  ['orderby=price', { sort: 'price', asc: false }],
  ['orderby=price&asc=true', { sort: 'price', asc: true }],
  ['orderby=discount', { sort: 'discount', asc: false }],
  ['orderby=rating', { sort: 'rating', asc: false }],
  ['orderby=novelty&asc=false', { sort: 'novelty', asc: false }],
  ['orderby=toString', { sort: 'popularity', asc: false }],
  ['asc=yes', { sort: 'popularity', asc: false }],
])('reads the order from ?%s [LISTING-004] [LISTING-005]', (query, expected) => {
  expect(inputOf(`/brand/bosch-7/?${query}`)).toEqual(makeInput({ ...brand, ...expected } as never))
})

test.each([
  ['filters=p7:101;brand:15,12', 'brand:12,15;p7:101'],
  ['filters=brand:15&filters=brand:12&filters=p7:101', 'brand:12,15;p7:101'],
  ['from.price=1890&to.price=24990&from.p3=&to.p3=', 'price:1890-24990'],
  ['from.price=1890&to.price=', 'price:1890-'],
  ['filters=<script>', ''],
  ['filters=brand:0', ''],
])('reads the chosen filters from ?%s, as a plain form or a link writes them [LISTING-006]', (query, filters) => {
  expect(inputOf(`/category/x-1/?${query}`)?.filters).toBe(filters)
})

test.each([
  ['/category/x-1/?page=3', 3],
  ['/category/x-1/page2/?page=3', 2],
  ['/category/x-1/?page=0', 1],
  ['/category/x-1/?page=2x', 1],
])('%s is page %i: the segment wins over the query [LISTING-007]', (address, page) => {
  expect(inputOf(address)?.page).toBe(page)
})

test.each([
  ['all=true', true],
  ['all=false', false],
  ['', false],
])('?%s lists products out of stock: %s [LISTING-008]', (query, all) => {
  expect(inputOf(`/category/x-1/?${query}`)?.all).toBe(all)
})

const searches = [
  ['/search/?what=', ''],
  ['/search/', ''],
  ['/search/?what=%20%20дрель%20', 'дрель'],
  [`/search/?what=${'a'.repeat(300)}`, 'a'.repeat(200)],
  ['/brand/bosch-7/?what=дрель', ''],
]

test.each(searches)('%s searches for «%s» [LISTING-002]', (address, searchString) => {
  expect(inputOf(address)?.searchString).toBe(searchString)
})

test('the kind of a search changes nothing in what is found [ROUTE-013]', () => {
  expect(inputOf('/search/?what=дрель&searchType=autocompletePredefined')).toEqual(inputOf('/search/?what=дрель'))
})

test.each([
  [{}, '/brand/bosch-7/'],
  [{ page: 2 }, '/brand/bosch-7/page2/'],
  [{ sort: 'price', asc: true }, '/brand/bosch-7/?orderby=price&asc=true'],
  [{ filters: 'brand:12,15;price:10-' }, '/brand/bosch-7/?filters=brand:12,15;price:10-'],
  [{ filters: 'p7:101', all: true, page: 3 }, '/brand/bosch-7/page3/?filters=p7:101&all=true'],
])('a listing with %j has the address %s, which reads the same', (changes, address) => {
  const input = makeInput({ listingType: 'brand', id: 0, brandId: 7 })
  expect(listingHref('/brand/bosch-7/', { ...input, page: 5 }, changes as never)).toBe(address)
  expect(inputOf(address)).toEqual({ ...input, ...changes })
})

test('the words of a search survive its links', () => {
  const input = makeInput({ listingType: 'search', id: 0, searchString: 'дрель & «бур» 100%' })
  expect(inputOf(listingHref('/search/', input, { page: 2 }))).toEqual({ ...input, page: 2 })
})

test('a search for just what was typed is another listing than the forgiving one', () => {
  const input = makeInput({ listingType: 'search', id: 0, searchString: 'перфаратор' })
  const href = listingHref('/search/', input, { exact: true })
  expect(href).toBe(`/search/?what=${encodeURIComponent('перфаратор')}&exact=true`)
  expect(inputOf(href)).toEqual({ ...input, exact: true })
  expect(isSameListing(input, { ...input, exact: true })).toBe(false)
  expect(inputOf('/brand/bosch-7/?exact=true')?.exact).toBe(false)
})

test('only the first page without any choice is plain', () => {
  expect(isPlainListing(makeInput())).toBe(true)
  for (const change of [
    { page: 2 },
    { filters: 'brand:1' },
    { all: true },
    { asc: true },
    { sort: 'price' as const },
  ]) {
    expect(isPlainListing(makeInput(change))).toBe(false)
  }
})

test('pages, orders and filters belong to one listing, another brand does not', () => {
  expect(isSameListing(makeInput(), makeInput({ page: 2, filters: 'brand:1', sort: 'price' }))).toBe(true)
  expect(isSameListing(makeInput(), makeInput({ listingType: 'categoryBrand', brandId: 7 }))).toBe(false)
})

test('a search keeps its category from page to page, as a choice within it; in a sale another one is another listing [LISTING-003]', () => {
  const input = inputOf('/search/?what=дрель&categoryId=7100')!
  expect(decodeURIComponent(listingHref('/search/', input, { page: 2 }))).toBe(
    '/search/page2/?what=дрель&categoryId=7100',
  )
  expect(isSameListing(input, inputOf('/search/?what=дрель')!)).toBe(true)
  expect(isPlainListing(input)).toBe(false)
  expect(isSameListing(inputOf('/sale/a/')!, inputOf('/sale/b/')!)).toBe(false)
  expect(isSameListing(inputOf('/sale/a/dreli-1/')!, inputOf('/sale/a/dreli-2/')!)).toBe(false)
  expect(listingHref('/sale/a/dreli-1/', inputOf('/sale/a/dreli-1/')!, { sort: 'price' })).toBe(
    '/sale/a/dreli-1/?orderby=price',
  )
})
