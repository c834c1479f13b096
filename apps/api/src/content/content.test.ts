import {
  ContentBlock,
  CONTENT_PAGE_SIZE,
  getContent,
  getContentPreview,
  listBrands,
  listContent,
  listContentProducts,
} from '@verstak/contracts/content'
import { routeTable } from '@verstak/contracts/routeTable'
import { listSitemapAddresses } from '@verstak/contracts/sitemap'
import { sql } from 'kysely'
import * as v from 'valibot'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
const DAY_MS = 86_400_000
const day = (offset: number) => new Date(api.clock.now.getTime() + offset * DAY_MS)
const read = (path: string) => api.newVisitor().ask(getContent, { query: { path } })

interface Added {
  path: string
  kind?: 'page' | 'promo' | 'news' | 'article'
  version?: number
  title?: string
  at: Date | null
  blocks?: v.InferOutput<typeof ContentBlock>[]
}

/** Writes a version, and its document unless it is there. */
async function publish({ path, kind = 'article', version = 1, title = 'Как выбрать', at, blocks = [] }: Added) {
  await api.db
    .insertInto('content_document')
    .values({ path, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await api.db
    .selectFrom('content_document')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  const row = { document_id: id, version, title, lead: 'Коротко', description: 'Описание', published_at: at }
  await api.db
    .insertInto('content_version')
    .values({ ...row, blocks: JSON.stringify(blocks) })
    .execute()
}

// Pages that are made of data besides have no document.
const MADE = ['/brands/', '/news/', '/articles/', '/subscribe/', '/confirm-email/']
const pages = routeTable
  .filter(({ owner, pattern }) => owner === 'content' && !/[{]|\/legal\//.test(pattern) && !MADE.includes(pattern))
  .map(({ pattern }) => pattern)

test.each(pages)('a shop begins with a text for %s, of known blocks that lead to known addresses', async (path) => {
  const { status, body } = await read(path)
  expect(status).toBe(200)
  expect(body).toMatchObject({ path, kind: 'page', others: [] })
  const blocks = v.parse(v.array(ContentBlock), body.blocks)
  expect(blocks.length).toBeGreaterThan(1)
  expect(body.description.length).toBeGreaterThan(40)
})

test('links and buttons of the first texts lead to addresses of the store', async () => {
  const { rows } = await sql<{ blocks: string }>`select blocks::text from content_version`.execute(api.db)
  const text = rows.map(({ blocks }) => blocks).join('\n')
  const links = [...text.matchAll(/\]\((\/[^)]*)\)|"href": "(\/[^"]*)"/g)].map((match) => match[1] ?? match[2]!)
  expect(links.length).toBeGreaterThan(20)
  const { findRoute } = await import('@verstak/contracts/routeTable')
  expect(links.filter((link) => findRoute(link) === undefined)).toEqual([])
})

test('the valid version is the last whose time has come; drafts and later ones are not seen', async () => {
  const path = '/articles/kak-vybrat-bity/'
  await publish({ path, at: day(-3), title: 'Первая' })
  await publish({ path, version: 2, at: day(-1), title: 'Вторая' })
  await publish({ path, version: 3, at: day(1), title: 'Третья' })
  await publish({ path, version: 4, at: null, title: 'Черновик' })
  expect((await read(path)).body).toMatchObject({
    title: 'Вторая',
    publishedAt: day(-3).toISOString(),
    changedAt: day(-1).toISOString(),
    minutes: 1,
  })
  const before = api.clock.now
  api.clock.now = day(2)
  expect((await read(path)).body.title).toBe('Третья')
  api.clock.now = before
})

test('a draft is shown to whoever has its link, to nobody else, and is cached by nobody', async () => {
  const path = '/articles/kak-vybrat-pilu/'
  await publish({ path, at: day(-1), title: 'Готовая' })
  await publish({ path, version: 2, at: null, title: 'Черновик', blocks: [{ kind: 'paragraph', text: 'Ещё пишем.' }] })
  const { preview_key: key } = await api.db
    .selectFrom('content_version')
    .select('preview_key')
    .where('title', '=', 'Черновик')
    .where('version', '=', 2)
    .orderBy('document_id', 'desc')
    .executeTakeFirstOrThrow()
  const preview = (query: { path: string; key: string }) => api.newVisitor().ask(getContentPreview, { query })
  const shown = await preview({ path, key })
  expect(shown.body).toMatchObject({ title: 'Черновик', publishedAt: day(-1).toISOString() })
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect((await read(path)).body.title).toBe('Готовая')
  const other = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
  expect((await preview({ path, key: other })).status).toBe(404)
  expect((await preview({ path: '/b2b/', key })).status).toBe(404)
  expect((await preview({ path, key: 'x' })).status).toBe(400)
})

test.each([
  [900, 1],
  [1001, 2],
  [6500, 7],
])('a text of %i letters takes %i minutes to read', async (letters, minutes) => {
  const path = `/articles/bukv-${letters}/`
  const text = 'а'.repeat(letters - 'Коротко'.length)
  await publish({ path, at: day(-1), blocks: [{ kind: 'paragraph', text }] })
  expect((await read(path)).body.minutes).toBe(minutes)
})

test('a draft alone is not found, and neither is what is no address', async () => {
  await publish({ path: '/news/chernovik/', kind: 'news', at: null })
  for (const path of ['/news/chernovik/', '/news/nothing/']) expect((await read(path)).status).toBe(404)
  for (const path of ['/B2B/', 'b2b', '/b2b', '/../etc/', "/b2b/' or 1=1/"]) expect((await read(path)).status).toBe(400)
})

test('lists show the newest first, page by page, and documents name the others of their kind', async () => {
  const count = CONTENT_PAGE_SIZE + 2
  for (let index = 1; index <= count; index += 1)
    await publish({ path: `/news/novost-${index}/`, kind: 'news', title: `Новость ${index}`, at: day(-index) })
  const list = (page: number) => api.newVisitor().call(listContent, { query: { kind: 'news', page } })
  const first = await list(1)
  expect(first.total).toBe(count)
  expect(first.items.map(({ path }) => path).slice(0, 2)).toEqual(['/news/novost-1/', '/news/novost-2/'])
  expect((await list(2)).items.map(({ title }) => title)).toEqual(['Новость 13', 'Новость 14'])
  expect((await list(9)).items).toEqual([])
  const { body } = await read('/news/novost-1/')
  expect(body.others.map(({ title }) => title)).toEqual(['Новость 2', 'Новость 3', 'Новость 4', 'Новость 5'])
})

test('products come in the order of their codes, with those that are not sold left out', async () => {
  const products = await api.db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(3)
    .execute()
  const codes = [products[2]!.sku, 'unknown', products[0]!.sku]
  const path = '/articles/s-tovarami/'
  await publish({ path, at: day(-1), blocks: [{ kind: 'products', title: 'В статье', codes }] })
  const { products: tiles } = await api.newVisitor().call(listContentProducts, { query: { path, regionId: 1 } })
  expect(tiles.map(({ productCode }) => productCode)).toEqual([products[2]!.sku, products[0]!.sku])
  const missing = await api.newVisitor().ask(listContentProducts, { query: { path: '/nothing/', regionId: 1 } })
  expect(missing.status).toBe(404)
})

test('all brands with products stand in the list once, by name, with as many as are for sale [ROUTE-061]', async () => {
  const { brands } = await api.newVisitor().call(listBrands, {})
  const { rows } = await sql<{ id: number; count: string }>`
    select brand_id as id, count(*) as count from product where brand_id is not null and is_active and exists (
      select from product_price where product_id = product.id and price_type = 'retail') group by 1`.execute(api.db)
  expect(new Map(brands.map(({ id, count }) => [id, count]))).toEqual(
    new Map(rows.map(({ id, count }) => [id, Number(count)])),
  )
  const names = brands.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('ru', { sensitivity: 'base', numeric: true }).compare))
})

test('news, articles and promo pages that are published stand in the sitemap', async () => {
  const { items } = await api.newVisitor().call(listSitemapAddresses, { query: { kind: 'document', shard: '0' } })
  const paths = items.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/promo-page/promo-vi-kontur/', '/news/novost-1/']))
  expect(paths).not.toContain('/news/chernovik/')
  expect(paths).not.toContain('/b2b/')
})
