import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { NOON } from '../testing/startTestApi.ts'
import { known, type TestProduct } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { joinConditions } from './joinConditions.ts'

const api = useTestApi()

beforeAll(async () => {
  await fillPages()
})
afterEach(() => (api.clock.now = NOON))

/** Products of the sale, in whatever region. */
const saleIds = () => api.products.filter(({ id }) => id % 3 === 0).map(({ id }) => id)

async function fillPages(): Promise<void> {
  const tag = { category_id: 110, name: 'Дрели: сеть', slug: 'pitanie-set', filters: 'p1:11' }
  await api.db
    .insertInto('tag_page')
    .values([
      { ...tag, id: 1 },
      { ...tag, id: 2, slug: 'ustarela', filters: 'p1:999' },
    ])
    .execute()
  const sale = { name: 'Распродажа', starts_at: new Date('2026-11-01'), ends_at: new Date('2026-12-01') }
  await api.db
    .insertInto('sale')
    .values([
      { ...sale, id: 1, guid: '00000000-0000-4000-8000-0000000005a1', slug: 'rasprodazha' },
      { ...sale, id: 2, guid: '00000000-0000-4000-8000-0000000005a2', slug: 'pusto' },
    ])
    .execute()
  await api.db
    .insertInto('sale_product')
    .values(saleIds().map((product_id) => ({ sale_id: 1, product_id })))
    .execute()
}

const anything: ListingInput = {
  listingType: 'category',
  id: 0,
  brandId: 0,
  searchString: '',
  exact: false,
  sort: 'popularity',
  asc: false,
  page: 1,
  filters: '',
  all: true,
  regionId: 1,
}
const list = (input: Partial<ListingInput>) => api.newVisitor().call(getListing, { query: { ...anything, ...input } })
const refuse = (input: Partial<ListingInput>) => api.newVisitor().fail(getListing, { query: { ...anything, ...input } })
const countOf = (fits: (product: TestProduct) => boolean) =>
  api.products.filter((product) => product.isActive && fits(product)).length
const isDrill = ({ categoryId }: TestProduct) => [111, 112].includes(categoryId)
const tagPage = { listingType: 'tagPage', id: 110, slug: 'pitanie-set' } as const
const sale = { listingType: 'sale', slug: 'rasprodazha' } as const

test('a tag page lists its category under its conditions, and facets stay within them [LISTING-001]', async () => {
  const page = await list(tagPage)
  const isOfPage = (product: TestProduct) => isDrill(product) && product.valueIds.includes(11)
  expect(page).toMatchObject({
    listingType: 'tagPage',
    title: 'Дрели: сеть',
    canonical: '/tag-page/pitanie-set-110/',
    total: countOf(isOfPage),
    totalUnfiltered: countOf(isOfPage),
    subcategories: [],
  })
  expect(page.breadcrumbs.map(({ link }) => link)).toEqual([
    '/',
    '/category/instrument-100/',
    '/category/dreli-110/',
    '/tag-page/pitanie-set-110/',
  ])
  const brands = page.facets.find(({ id }) => id === 'brand')!.values
  for (const { id, count } of brands) {
    expect(count).toBe(countOf((product) => isOfPage(product) && product.brandId === id))
  }
  const filtered = await list({ ...tagPage, filters: 'brand:2' })
  expect([filtered.total, filtered.totalUnfiltered]).toEqual([
    countOf((product) => isOfPage(product) && product.brandId === 2),
    page.total,
  ])
})

test('a tag page may be narrowed to a brand', async () => {
  const page = await list({ ...tagPage, brandId: 2 })
  expect(page).toMatchObject({
    title: 'Дрели: сеть Makita',
    canonical: '/tag-page/pitanie-set-110/makita-2/',
    total: countOf((product) => isDrill(product) && product.valueIds.includes(11) && product.brandId === 2),
  })
})

test('a tag page whose value is gone is empty, not broken', async () => {
  expect(await list({ ...tagPage, slug: 'ustarela' })).toMatchObject({ total: 0, products: [] })
})

test('a sale lists its products and leads to its departments [LISTING-001]', async () => {
  const page = await list(sale)
  const isOnSale = ({ id }: TestProduct) => saleIds().includes(id)
  expect(page).toMatchObject({
    listingType: 'sale',
    title: 'Распродажа',
    canonical: '/sale/rasprodazha/',
    total: countOf(isOnSale),
    breadcrumbs: [
      { name: 'Главная', link: '/' },
      { name: 'Распродажа', link: '/sale/rasprodazha/' },
    ],
  })
  expect(page.subcategories.map(({ url }) => url)).toEqual([
    '/sale/rasprodazha/instrument-100/',
    '/sale/rasprodazha/krepezh-200/',
  ])
  for (const { id, url, count } of page.subcategories) {
    const child = await list({ ...sale, categoryId: id })
    expect({ url: child.canonical, count: child.total }).toEqual({ url, count })
  }
  expect((await list({ ...sale, slug: 'pusto' })).total).toBe(0)
})

test('a search may be narrowed to a category, which stays a search [LISTING-003]', async () => {
  const all = await list({ listingType: 'search', searchString: 'пила' })
  const saws = await list({ listingType: 'search', searchString: 'пила', categoryId: 120 })
  expect(saws.total).toBeGreaterThan(0)
  expect(saws.total).toBeLessThan(all.total)
  expect(saws.products.every(({ category }) => category.id === 120)).toBe(true)
  expect(saws.title).toBe(all.title)
})

test('a search says in which departments it finds how much, as the search behind each link does [LISTING-003]', async () => {
  const search = { listingType: 'search', searchString: 'пила', filters: 'brand:1,2' } as const
  const { categories, subcategories, total } = await list(search)
  expect(subcategories).toEqual([])
  expect(categories).toMatchObject({ above: [], chosen: null, found: [{ id: 100 }, { id: 200 }] })
  const counts = categories!.found.map(({ count }) => count)
  for (const { id, count } of categories!.found) expect((await list({ ...search, categoryId: id })).total).toBe(count)
  expect(counts.reduce((sum, count) => sum + count)).toBe(total)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('a narrowed search names the ways back and what is below [LISTING-003]', async () => {
  const search = { listingType: 'search', searchString: 'дрель', filters: 'brand:1' } as const
  const { categories, total } = await list({ ...search, categoryId: 110 })
  expect(categories).toMatchObject({
    above: [{ id: 100, name: 'Инструмент' }],
    chosen: { id: 110, name: 'Дрели', count: total },
  })
  expect(categories!.found.map(({ id }) => id).toSorted()).toEqual([111, 112])
  for (const { id, count } of categories!.found) expect((await list({ ...search, categoryId: id })).total).toBe(count)
  expect((await list({ ...search, categoryId: 111 })).categories).toMatchObject({
    above: [{ id: 100 }, { id: 110 }],
    chosen: { id: 111 },
    found: [],
  })
})

test('several departments are told apart, and listings that are no search have none to choose from', async () => {
  const { categories } = await list({ listingType: 'search', searchString: 'bosch' })
  expect(categories!.found.map(({ id }) => id).toSorted()).toEqual([100, 200])
  expect((await list({ listingType: 'search', searchString: 'такогонет' })).categories).toEqual({
    above: [],
    chosen: null,
    found: [],
  })
  expect((await list({ id: 110 })).categories).toBeNull()
})

test('a request may carry every field that the specification names [LISTING-009] [API-067]', async () => {
  const conditions = 'brand:2;p1:11'
  const page = await list({ ...tagPage, categoryId: 110, brandId: 0, sort: 'price', asc: true, conditions })
  const isFitting = (product: TestProduct) => isDrill(product) && product.valueIds.includes(11) && product.brandId === 2
  expect(page.totalUnfiltered).toBe(countOf(isFitting))
  const prices = page.products.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(Object.keys(page)).toEqual(
    expect.arrayContaining(['products', 'facets', 'total', 'page', 'pagesCount', 'breadcrumbs']),
  )
})

test('full tiles bring all of each product, short ones what a grid shows', async () => {
  const [short] = (await list({ id: 120, all: false })).products
  const [full] = (await list({ id: 120, all: false, cards: 'full' })).products
  expect(full).toMatchObject({ ...short, availabilityInfo: expect.objectContaining(short!.availabilityInfo) })
  expect(full).toMatchObject({
    images: expect.any(Array),
    characteristics: expect.any(Array),
    buttons: expect.any(Array),
  })
  expect(short).not.toHaveProperty('characteristics')
})

test('a sale that is over, or has not begun, is not found', async () => {
  for (const moment of ['2026-12-01T00:00:00Z', '2026-10-31T23:59:59Z']) {
    api.clock.now = new Date(moment)
    expect((await refuse(sale)).status).toBe(404)
  }
})

test.each<[string, Partial<ListingInput>, number, string]>([
  ['a tag page that does not exist', { ...tagPage, slug: 'net' }, 404, 'slug'],
  ['a tag page of another category', { ...tagPage, id: 120 }, 404, 'slug'],
  ['a tag page without a name', { listingType: 'tagPage', id: 110 }, 404, 'slug'],
  ['a tag page of a brand that does not exist', { ...tagPage, brandId: 99 }, 404, 'brandId'],
  ['a sale that does not exist', { ...sale, slug: 'net' }, 404, 'slug'],
  ['a sale in a category that does not exist', { ...sale, categoryId: 999 }, 404, 'categoryId'],
  [
    'a search in a category that does not exist',
    { listingType: 'search', searchString: 'x', categoryId: 999 },
    404,
    'categoryId',
  ],
  ['a sale with a brand', { ...sale, brandId: 1 }, 400, 'brandId'],
  ['a category with a slug', { id: 110, slug: 'x' }, 400, 'slug'],
  ['a category with another category', { id: 110, categoryId: 120 }, 400, 'categoryId'],
  ['conditions that nothing has', { id: 110, conditions: 'p99:1' }, 400, 'conditions'],
  ['conditions that are not canonical', { id: 110, conditions: 'brand:2,1' }, 400, 'conditions'],
  ['tiles of another size', { id: 110, cards: 'tiny' as never }, 400, 'cards'],
])('%s is refused', async (_, input, status, field) => {
  const { status: answered, body } = await refuse(input)
  expect([answered, body.errors?.[0]?.field]).toEqual([status, field])
})

test('joined conditions must both hold', () => {
  const own = { values: { p1: [11, 12] }, ranges: { price: { from: 100, to: null } } }
  const asked = { values: { p1: [12, 13], brand: [2] }, ranges: { price: { from: 50, to: 900 } } }
  expect(joinConditions(own, asked)).toEqual({
    values: { p1: [12], brand: [2] },
    ranges: { price: { from: 100, to: 900 } },
  })
  expect(joinConditions(own, { values: { p1: [13] }, ranges: {} }).values).toEqual({ p1: [0] })
})

test('a product of the sale names it on its tile', async () => {
  const { products } = await list({ ...sale, cards: 'full', sort: 'novelty' })
  expect(products[0]?.button.saleGuid).toBe('00000000-0000-4000-8000-0000000005a1')
  expect(
    (await list({ id: 120, filters: '' })).products.find(({ id }) => id === known.saw)?.button.saleGuid ?? null,
  ).toBeNull()
})
