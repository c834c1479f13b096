import { getListing, type Listing, type ListingInput } from '@verstak/contracts/listing'
import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { CurrentTerms } from './TileCache.ts'
import { NOON } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { ListingResponseCache, type ResponseValidity } from './ListingResponseCache.ts'

let folder: string
const api = useTestApi()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'))
})
afterEach(() => void (api.clock.now = NOON))
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const validity: ResponseValidity = {
  index: { build: 1, orderVersion: 0, change: 0, borders: null, places: null },
  ids: [7, 5, 9],
  tiles: { version: 3, readAt: 1, saleUntil: Infinity, contextId: 2 },
}
const region = {} as Region
const current = {} as CurrentTerms

/** A cache over an index and tiles that stay unchanged until told otherwise. */
function createCache(options: { folder?: string; maxBytes?: number } = {}) {
  const world = { isIndexUnchanged: true, areTilesUnchanged: true, asked: [] as number[][] }
  const index = { isUnchanged: () => world.isIndexUnchanged }
  const tiles = {
    areUnchanged(ids: Iterable<number>) {
      world.asked.push([...ids])
      return world.areTilesUnchanged
    },
  }
  return { world, cache: new ListingResponseCache(index, tiles, { folder, onWarning: () => {}, ...options }) }
}
const bodyOf = (text: string) => Buffer.from(JSON.stringify({ text }))

test('a response is cached until what is found or one of its tiles changes', () => {
  const { world, cache } = createCache()
  const body = bodyOf('Дрели')
  for (const change of ['isIndexUnchanged', 'areTilesUnchanged'] as const) {
    expect(cache.find('a', region, current)).toBeNull()
    cache.set('a', validity, body)
    expect(cache.find('a', region, current)).toEqual(body)
    expect(cache.find('a', region, current)).toEqual(body)
    expect(cache.find('b', region, current)).toBeNull()
    world[change] = false
    expect(cache.find('a', region, current)).toBeNull()
    world[change] = true
  }
  expect(world.asked[0]).toEqual([7, 5, 9])
  cache.set('none', { ...validity, ids: [] }, body)
  expect(cache.find('none', region, current)).toEqual(body)
  cache.close()
})

test.each([
  ['holds nothing', { maxBytes: 20 }],
  ['holds one answer', { maxBytes: 60 }],
  ['cannot be made', { folder: '/dev/null/answers' }],
])('a file that %s gives no wrong answer', (_what, options) => {
  const { cache } = createCache(options)
  for (let turn = 0; turn < 20; turn++) {
    for (const key of ['first', 'other']) {
      const known = cache.find(key, region, current)
      if (known) expect(known).toEqual(bodyOf(key))
      cache.set(key, validity, bodyOf(key))
    }
  }
  cache.close()
  expect(cache.find('first', region, current)).toBeNull()
})

const drills = { listingType: 'category', id: 110, brandId: 0, searchString: '', sort: 'price', asc: true } as const
const list = (input: Partial<ListingInput> = {}): Promise<Listing> =>
  api.newVisitor().call(getListing, {
    query: { ...drills, page: 1, filters: '', all: false, regionId: 1, cards: 'full', ...input },
  })
const run = (statement: string) => sql.raw(statement).execute(api.db)

test('whatever was committed before a listing is asked for once more shows in it', async () => {
  const first = await list()
  expect(await list()).toEqual(first)
  const [shown] = first.products
  const cases: [statement: string, said: (listing: Listing) => unknown, expected: unknown][] = [
    [`update product_price set price = 1300 where product_id = ${shown!.id}`, (it) => it.products[0]!.price, 1300],
    [`update product set name = 'Дрель иная' where id = ${shown!.id}`, (it) => it.products[0]!.name, 'Дрель иная'],
    [`update category set name = 'Свёрла' where id = 110`, (it) => it.title, 'Свёрла'],
    [
      `update product set delivery_warning = 'Осторожно' where id = ${shown!.id}`,
      (it) => it.products[0]!.deliveryWarningMessage,
      'Осторожно',
    ],
    [`delete from stock where product_id = ${shown!.id}`, (it) => it.total, first.total - 1],
  ]
  for (const [statement, said, expected] of cases) {
    expect(said(await list())).not.toEqual(expected)
    await run(statement)
    const changed = await list()
    expect(said(changed)).toEqual(expected)
    expect(await list()).toEqual(changed)
  }
})

test('a search is cached, too, until a product with its words changes, comes or goes, or the shop changes its synonyms', async () => {
  const saws = { listingType: 'search', id: 0, sort: 'popularity', asc: false, searchString: 'торцовочная' } as const
  const first = await list(saws)
  expect(await list(saws)).toEqual(first)
  const [shown] = first.products
  await run(`update product_price set price = 4321 where product_id = ${shown!.id}`)
  expect((await list(saws)).products.find(({ id }) => id === shown!.id)!.price).toBe(4321)
  const { products } = await list()
  const other = products.find(({ id }) => first.products.every((product) => product.id !== id))!
  await run(`update product set name = 'Дрель торцовочная' where id = ${other.id}`)
  const more = await list(saws)
  expect(more.total).toBe(first.total + 1)
  expect(await list(saws)).toEqual(more)
  await run(`update product set is_active = false where id = ${other.id}`)
  expect((await list(saws)).total).toBe(first.total)
  await run(`insert into search_synonym (phrase, meaning, is_mutual) values ('нечто', 'торцовочная', false)`)
  expect((await list({ ...saws, searchString: 'нечто' })).total).toBe(first.total)
  await run(`update search_synonym set meaning = 'неведомое' where phrase = 'нечто'`)
  expect((await list({ ...saws, searchString: 'нечто' })).total).not.toBe(first.total)
})

test('other filters, kinds of tiles, regions, orders and hours are other listings', async () => {
  const first = await list()
  const others: Partial<ListingInput>[] = [
    { cards: 'short' },
    { regionId: 2 },
    { asc: false },
    { sort: 'popularity' },
    { all: true },
    { filters: 'brand:1' },
    { conditions: 'brand:2' },
  ]
  for (const other of others) {
    const listing = await list(other)
    expect(listing).not.toEqual(first)
    expect(await list(other)).toEqual(listing)
  }
  expect(await list()).toEqual(first)
  api.clock.now = new Date(NOON.getTime() + 10 * 60 * 60_000)
  expect(await list()).not.toEqual(first)
})
