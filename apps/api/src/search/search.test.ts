import { getListing, type ListingInput } from '@verstak/contracts/listing'
import { listSearchPresets, suggestSearch } from '@verstak/contracts/search'
import { sql } from 'kysely'
import { createRandom, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const searched: ListingInput = {
  listingType: 'search',
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
const search = (searchString: string, input: Partial<ListingInput> = {}) =>
  api.newVisitor().call(getListing, { query: { ...searched, searchString, ...input } })
const suggest = (searchString: string, regionId?: number) =>
  api.newVisitor().call(suggestSearch, { query: { searchString, ...(regionId !== undefined && { regionId }) } })
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

test.each([
  ['lhtkm', 'дрель'],
  ['вкудь', null],
  ['drel', null],
  ['дерль', 'дрель'],
  ['шурупаверт', 'шуруповёрт'],
  ['перфоратор космический', 'перфоратор'],
  ['gthajhfnjh rjcvbxtcrbq', 'перфоратор'],
])('a listing of «%s» says that %s was searched', async (typed, searchedFor) => {
  const listing = await search(typed)
  expect(listing.searchedFor).toBe(searchedFor)
  if (searchedFor !== null) {
    expect(listing.total).toBeGreaterThan(0)
    expect(listing.total).toBe((await search(searchedFor)).total)
  }
})

test('texts of the shop are found by their names once they are published, drafts never', async () => {
  const { id } = await api.db
    .insertInto('content_document')
    .values({ path: '/articles/hranenie-opryskivateley/', kind: 'article' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { document_id: id, lead: '', description: '', blocks: '[]' }
  await api.db
    .insertInto('content_version')
    .values([
      { ...row, version: 1, title: 'Хранение опрыскивателей', published_at: new Date(0) },
      { ...row, version: 2, title: 'Хранение граблей', published_at: null },
    ])
    .execute()
  const { documents } = await suggest('опрыск')
  expect(documents).toEqual({
    label: 'Статьи и страницы',
    items: [{ id, name: 'Хранение опрыскивателей', link: '/articles/hranenie-opryskivateley/' }],
  })
  expect((await suggest('грабл')).documents?.items).toEqual([])
})

test('a listing says which words were left out, and no others have that field', async () => {
  expect(await search('перфоратор космический')).toMatchObject({ searchedFor: 'перфоратор', leftOut: ['космический'] })
  for (const typed of ['перфоратор', 'дерль', 'ничегошеньки']) expect(await search(typed)).not.toHaveProperty('leftOut')
  // The same where the answer comes from the cache, and for pages and filters of that search.
  const [first, again] = [await search('перфоратор космический'), await search('перфоратор космический')]
  expect(again).toEqual(first)
  const { total } = await search('перфоратор')
  expect(first).toMatchObject({ total, totalUnfiltered: total, title: expect.stringContaining('космический') })
})

test('suggestions find beginnings of all words, and relax what never meets', async () => {
  expect(namesOf((await suggest('пил мак')).products)).toEqual(namesOf((await suggest('пила макита')).products))
  const relaxed = await suggest('перфоратор космический')
  expect(relaxed.searchedFor).toBe('перфоратор')
  expect(namesOf(relaxed.products)).toEqual(namesOf((await suggest('перфоратор')).products))
})

test('just what was typed is searched when that is asked for', async () => {
  expect(await search('дерль', { exact: true })).toMatchObject({ total: 0, searchedFor: null })
  const plain = await search('дрель')
  expect(await search('дрель', { exact: true })).toMatchObject({ total: plain.total, searchedFor: null })
})

test('words count in any order, the name before the brand, and popularity decides among equals', async () => {
  const listing = await search('тихая дрель')
  expect((await search('дрель тихая')).products.map(({ id }) => id)).toEqual(listing.products.map(({ id }) => id))
  const drills = listing.products.filter(
    ({ name, category }) => /^Дрель тихая/.test(name) && /дрели/.test(category.name),
  )
  const popularity = drills.map(({ id }) => api.products.find((product) => product.id === id)!.popularity)
  expect(popularity.length).toBeGreaterThan(1)
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
})

test('articles are found with letters of the other alphabet and without separators', async () => {
  const { id, article } = api.products.find((product) => product.isActive && product.id > 100)!
  for (const typed of [
    article,
    article.replace('-', ''),
    article.replace('-', ' '),
    article.replace('A', 'А').toLowerCase(),
  ]) {
    expect((await search(typed)).products[0]?.id).toBe(id)
  }
})

test('an edit of the dictionary is followed without a restart', async () => {
  expect((await search('жужжалка')).total).toBe(0)
  await sql`insert into search_synonym (phrase, meaning) values ('жужжалка', 'дрель')`.execute(api.db)
  await sql`insert into search_alias (spelling, brand) values ('ёжик', 'Ёж')`.execute(api.db)
  expect((await search('жужжалки')).total).toBe((await search('дрель')).total)
  expect((await search('жужжалка ёжик')).products.every(({ brand }) => brand?.name === 'Ёж')).toBe(true)
  expect(namesOf((await suggest('жужж')).categories)).toContain('Ударные дрели')
  await sql`update search_synonym set is_mutual = true, meaning = 'пила' where phrase = 'жужжалка'`.execute(api.db)
  expect((await search('жужжалка')).total).toBe((await search('пила')).total)
})

test('suggestions are categories, tag pages, brands and products, each group under its label [API-035] [SEARCH-010]', async () => {
  await sql`insert into tag_page (id, category_id, name, slug, filters) values (1, 120, 'Пилы аккумуляторные', 'akkumulyatornye', 'p1:12')`.execute(
    api.db,
  )
  const { categories, tagPages, manufacturers, products, error } = await suggest('пил')
  expect([categories, tagPages, manufacturers, products].map(({ label }) => label)).toEqual([
    'Категории',
    'Подборки',
    'Бренды',
    'Товары',
  ])
  expect(categories.items).toEqual([{ id: 120, name: 'Пилы', link: '/category/pily-120/', count: expect.any(Number) }])
  expect(tagPages.items).toEqual([{ id: 1, name: 'Пилы аккумуляторные', link: '/tag-page/akkumulyatornye-120/' }])
  expect(products.items).toHaveLength(6)
  expect(namesOf(products).every((name) => name.startsWith('Пила'))).toBe(true)
  expect(error).toBeNull()
  expect(namesOf((await suggest('mak')).manufacturers)).toEqual(['Makita'])
  expect(namesOf((await suggest('мак')).manufacturers)).toEqual(['Makita'])
  expect(namesOf((await suggest('vfr')).manufacturers)).toEqual(['Makita'])
})

test('a suggested product has its prices, name, link and picture [SEARCH-011]', async () => {
  const discounted = api.products.find(({ id }) => id === known.discounted)!
  const { items } = (await suggest(discounted.sku)).products
  expect(items[0]).toMatchObject({
    id: known.discounted,
    name: 'Пила со скидкой',
    link: expect.stringMatching(/^\/product\/.*-5\/$/),
    image: expect.stringContaining('{size}'),
    pricesV2: { default: { current: discounted.price, old: 150_000 } },
    isAvailable: true,
  })
})

test('what the region has is suggested before what it lacks, which is better than nothing', async () => {
  const [here] = (await suggest('пила дальняя', 2)).products.items
  expect(here).toMatchObject({ id: known.farAway, isAvailable: true })
  const [there] = (await suggest('пила дальняя', 1)).products.items
  expect(there).toMatchObject({ id: known.farAway, isAvailable: false })
})

test.each(['', ' ', 'п', '  п  ', '?!'])('«%s» suggests nothing [SEARCH-002]', async (typed) => {
  const { categories, tagPages, manufacturers, products } = await suggest(typed)
  expect([categories, tagPages, manufacturers, products].flatMap(({ items }) => items)).toEqual([])
})

test('there are popular searches to offer, and the shop may change them', async () => {
  const list = async () => (await api.newVisitor().call(listSearchPresets, {})).queries
  expect(await list()).toHaveLength(50)
  await sql`insert into search_preset (query, position) values ('пила', 0)`.execute(api.db)
  expect((await list())[0]).toBe('пила')
})

test('a query that is too long and a region that does not exist are refused', async () => {
  const long = { searchString: 'q'.repeat(10_000) }
  expect(await api.newVisitor().fail(suggestSearch, { query: long })).toMatchObject({ status: 400 })
  expect(await api.newVisitor().fail(getListing, { query: { ...searched, ...long } })).toMatchObject({ status: 400 })
  const nowhere = { query: { searchString: 'пила', regionId: 77 } }
  expect(await api.newVisitor().fail(suggestSearch, nowhere)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'regionId' }] },
  })
})

test('whatever is typed gets an answer', async () => {
  const random = createRandom(11)
  const letters = 'абвгдежпилшур makitabosch-0123456789.,/\\"\'`[]{}%_*()<>&\u0301\ud83d\ude00\ufeffİ'
  for (let i = 0; i < 100; i++) {
    const typed = Array.from(
      { length: Math.floor(random() * 60) },
      () => letters[Math.floor(random() * letters.length)],
    ).join('')
    const visitor = api.newVisitor()
    expect((await visitor.ask(suggestSearch, { query: { searchString: typed } })).status).toBe(200)
    expect((await visitor.ask(getListing, { query: { ...searched, searchString: typed } })).status).toBe(200)
  }
})
