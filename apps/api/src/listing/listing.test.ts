import { getListing, PAGE_SIZE, SortField, type Listing, type ListingInput } from '@verstak/contracts/listing'
import { formatFilters, type ListingFilters } from '@verstak/contracts/listingFilters'
import { referenceListing } from '../testing/referenceListing.ts'
import { NOON } from '../testing/startTestApi.ts'
import { createRandom, known, values } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

afterEach(() => (api.clock.now = NOON))

const tools: ListingInput = {
  listingType: 'category',
  id: 100,
  brandId: 0,
  searchString: '',
  exact: false,
  sort: 'popularity',
  asc: false,
  page: 1,
  filters: '',
  all: false,
  regionId: 1,
}
const list = (input: Partial<ListingInput>) => api.newVisitor().call(getListing, { query: { ...tools, ...input } })
const refuse = (input: Partial<ListingInput>) => api.newVisitor().fail(getListing, { query: { ...tools, ...input } })
const search = (searchString: string) => list({ listingType: 'search', id: 0, searchString })

/** A request that a shopper could send, drawn from a seed. */
function drawInput(random: () => number): ListingInput {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const chance = (share: number) => random() < share
  const filters: ListingFilters = { values: {}, ranges: {} }
  const choose = (facet: string, ids: number[]) => {
    const chosen = ids.filter(() => chance(0.4))
    if (chosen.length > 0 && chance(0.35)) filters.values[facet] = chosen
  }
  choose('brand', [1, 2, 3, 4])
  choose('availability', [1, 2, 3])
  choose('rating', [1, 2])
  for (const id of [1, 2, 6])
    choose(
      `p${id}`,
      values.filter(([, property]) => property === id).map(([value]) => value),
    )
  const range = (facet: string, ends: number[]) => {
    if (!chance(0.25)) return
    const [from, to] = [chance(0.7) ? pick(ends) : null, chance(0.7) ? pick(ends) : null]
    if (from !== null || to !== null) filters.ranges[facet] = { from, to }
  }
  range('price', [37, 500, 2500.5, 9000, 20_000])
  range('p3', [500, 600, 750, 1200])
  range('p4', [1, 1.2, 2.5])
  const scope = pick<Partial<ListingInput>>([
    { listingType: 'category', id: pick([100, 110, 111, 120, 200, 220]) },
    { listingType: 'categoryBrand', id: pick([100, 110]), brandId: pick([1, 2, 4]) },
    { listingType: 'brand', id: 0, brandId: pick([1, 2, 3, 4]) },
    {
      listingType: 'search',
      id: 0,
      searchString: pick(['дрель', 'лёгкая еж', 'ПИЛА  тихая', 'ничего', '1000', '10000042']),
    },
  ])
  return {
    ...tools,
    ...scope,
    sort: pick(SortField.options),
    asc: chance(0.5),
    filters: formatFilters(filters),
    all: chance(0.5),
    regionId: pick([1, 2]),
  }
}

/** The listing in the words of the reference. */
const summaryOf = ({ total, totalUnfiltered, products, facets }: Listing) => ({
  total,
  totalUnfiltered,
  ids: products.map(({ id }) => id),
  values: Object.fromEntries(
    facets
      .filter(({ kind }) => kind === 'values')
      .map((facet) => [facet.id, Object.fromEntries(facet.values.map(({ id, count }) => [id, count]))]),
  ),
  ranges: Object.fromEntries(
    facets.flatMap(({ id, range }) => (range ? [[id, { min: range.min, max: range.max }]] : [])),
  ),
})

test('400 random listings say exactly what a slow reference says', async () => {
  const random = createRandom(7)
  let filtered = 0
  for (let i = 0; i < 400; i++) {
    const input = drawInput(random)
    const listing = summaryOf(await list(input))
    const expected = referenceListing(api.products, input)
    expect({ input, ...listing }).toEqual({ input, ...expected })
    if (expected.total > 0 && expected.total < expected.totalUnfiltered) filtered += 1
  }
  // The test is worth its name only if filters mostly leave something and take something.
  expect(filtered).toBeGreaterThan(100)
})

test.each(SortField.options.flatMap((sort) => [true, false].map((asc) => [sort, asc] as const)))(
  'the pages of %s, ascending %s, hold every product once',
  async (sort, asc) => {
    const { pagesCount, total } = await list({ sort, asc })
    const pages = []
    for (let page = 1; page <= pagesCount; page++) pages.push(await list({ sort, asc, page }))
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
    expect(pagesCount).toBeGreaterThan(2)
    expect(pages.slice(0, -1).every(({ products }) => products.length === PAGE_SIZE)).toBe(true)
    expect(new Set(ids).size).toBe(total)
    expect(ids).toHaveLength(total)
  },
)

test('a listing says its title, its address and the way to it', async () => {
  const drills = await list({ id: 111 })
  expect(drills.title).toBe('Ударные дрели')
  expect(drills.canonical).toBe('/category/udarnye-dreli-111/')
  expect(drills.breadcrumbs).toEqual([
    { name: 'Главная', link: '/' },
    { name: 'Инструмент', link: '/category/instrument-100/' },
    { name: 'Дрели', link: '/category/dreli-110/' },
    { name: 'Ударные дрели', link: '/category/udarnye-dreli-111/' },
  ])
  const branded = await list({ listingType: 'categoryBrand', id: 110, brandId: 2 })
  expect(branded).toMatchObject({ title: 'Дрели Makita', canonical: '/category/dreli-110/makita-2/' })
  const brand = await list({ listingType: 'brand', id: 0, brandId: 4 })
  expect(brand).toMatchObject({ title: 'Ёж', canonical: '/brand/yozh-4/' })
  expect(brand.breadcrumbs.at(-1)).toEqual({ name: 'Ёж', link: '/brand/yozh-4/' })
})

test('a search finds all words in name, brand and codes, whatever the case and the letter ё', async () => {
  const listing = await search('  ЛЕГКАЯ шуруповёрт ЕЖ ')
  expect(listing.total).toBeGreaterThan(0)
  expect(listing.products.every(({ name, brand }) => /Шуруповёрт лёгкая/.test(name) && brand?.name === 'Ёж')).toBe(true)
  expect(listing).toMatchObject({ title: 'Результаты поиска: ЛЕГКАЯ шуруповёрт ЕЖ', canonical: '/search/' })
  expect((await search('   ')).total).toBe(0)
})

test('the product whose code was typed comes first', async () => {
  const { sku, article, id } = api.products.find(
    (product) => product.isActive && product.stock[1]! > 3 && product.id > 100,
  )!
  expect((await search(sku)).products[0]?.id).toBe(id)
  expect((await search(article.toLowerCase())).products[0]?.id).toBe(id)
})

test('subcategories count what their own page shows; an empty one is left out unless it is always shown', async () => {
  const { subcategories } = await list({})
  expect(subcategories.map(({ name }) => name)).toEqual(['Дрели', 'Пилы'])
  for (const { id, count, url } of subcategories) {
    const page = await list({ id })
    expect({ count, url }).toEqual({ count: page.total, url: page.canonical })
  }
  expect((await list({ id: 200 })).subcategories.map(({ name, count }) => [name, count])).toEqual([
    ['Саморезы', expect.any(Number)],
    ['Скоро в продаже', 0],
  ])
  const departments = (await list({ listingType: 'brand', id: 0, brandId: 1 })).subcategories
  expect(departments.map(({ url }) => url)).toEqual([
    '/category/instrument-100/bosch-1/',
    '/category/krepezh-200/bosch-1/',
  ])
  for (const { id, count } of departments) {
    expect((await list({ listingType: 'categoryBrand', id, brandId: 1 })).total).toBe(count)
  }
})

test('products that are sold out come only with all', async () => {
  const idsOf = async (all: boolean) => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ id: 120, all, page }).catch(() => null)))
    return pages.flatMap((page) => page?.products.map(({ id }) => id) ?? [])
  }
  expect(await idsOf(false)).not.toContain(known.expected)
  expect(await idsOf(true)).toContain(known.expected)
  expect(await idsOf(true)).not.toContain(known.withdrawn)
})

test('what can be had today or tomorrow follows the clock of the region', async () => {
  const availability = async () => {
    const facet = (await list({})).facets.find(({ id }) => id === 'availability')
    return facet?.values.map(({ name }) => name).sort()
  }
  expect(await availability()).toEqual(['Доставить завтра', 'Забрать сегодня'])
  api.clock.now = new Date('2026-11-20T15:00:00+03:00')
  expect(await availability()).toEqual(['Забрать сегодня'])
  api.clock.now = new Date('2026-11-20T18:00:00+03:00')
  expect(await availability()).toBeUndefined()
})

test('values of a facet are sorted by frequency, and a chosen one stays although nothing has it', async () => {
  const { facets, total } = await list({ id: 220, filters: 'brand:3' })
  expect(total).toBe(0)
  expect(facets.find(({ id }) => id === 'brand')?.values).toEqual([{ id: 3, name: 'ЗУБР', count: 0, isChosen: true }])
  const counts = (await list({})).facets.find(({ id }) => id === 'brand')!.values.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test.each<[string, Partial<ListingInput>, number, string, string]>([
  ['a category that does not exist', { id: 999 }, 404, 'not-found', 'id'],
  ['a brand that does not exist', { listingType: 'brand', id: 0, brandId: 99 }, 404, 'not-found', 'brandId'],
  ['a page past the end', { page: 99 }, 404, 'page-out-of-range', 'page'],
  ['page 2 of nothing', { id: 220, page: 2 }, 404, 'page-out-of-range', 'page'],
  ['page 0', { page: 0 }, 400, 'invalid-input', 'page'],
  ['a region that does not exist', { regionId: 77 }, 400, 'invalid-input', 'regionId'],
  ['a facet that does not exist', { filters: 'p99:1' }, 400, 'invalid-input', 'filters'],
  ['a property that is no facet', { filters: 'p5:51' }, 400, 'invalid-input', 'filters'],
  ['a word that is no facet', { filters: 'constructor:1' }, 400, 'invalid-input', 'filters'],
  ['a value of another facet', { filters: 'p1:21' }, 400, 'invalid-input', 'filters'],
  ['a brand as a filter that does not exist', { filters: 'brand:99' }, 400, 'invalid-input', 'filters'],
  ['a range of a list', { filters: 'p1:1-2' }, 400, 'invalid-input', 'filters'],
  ['values of a range', { filters: 'p3:31' }, 400, 'invalid-input', 'filters'],
  ['filters that are not canonical', { filters: 'brand:2,1' }, 400, 'invalid-input', 'filters'],
  ['a brand listing with a category', { listingType: 'brand', brandId: 1 }, 400, 'invalid-input', 'id'],
  ['a category with a search', { searchString: 'пила' }, 400, 'invalid-input', 'searchString'],
])('%s is refused', async (_, input, status, code, field) => {
  const answer = await refuse(input)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ code, errors: [{ field }] })
})
