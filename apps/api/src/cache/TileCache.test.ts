import { getListing, type Listing } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'
import { GUEST, type Buyer } from '@verstak/price/buyer'
import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts'
import { joinListingParts, writeListing, listingFromJson } from '../listing/writeListing.ts'
import { selectTerms } from '../price/terms.ts'
import { NOON } from '../testing/startTestApi.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { TileFileCacheOptions } from './TileFileCache.ts'
import { TileCache, type SerializedTiles } from './TileCache.ts'
import { listFullTiles, listTiles } from '../product/listTiles.ts'

let database: OpenDatabase
let tiles: TileCache
let makeTiles: (file?: Partial<TileFileCacheOptions>) => TileCache
let region: Region
let reads = 0
let folder: string
const warnings: string[] = []

// Before the API, which ends the database.
afterAll(async () => {
  tiles?.close()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})
const api = useTestApi()
beforeAll(async () => {
  database = openDatabase(api.databaseUrl, { poolSize: 4 })
  const { pool } = database
  const query = pool.query.bind(pool) as (statement: { name?: string }) => Promise<never>
  pool.query = ((statement: { name?: string }) => {
    if (statement.name?.startsWith('rows-to-cache-')) reads += 1
    return query(statement)
  }) as typeof pool.query
  const terms = await selectTerms(database.db)
  folder = await mkdtemp(join(tmpdir(), 'tiles-'))
  makeTiles = (file = {}) =>
    new TileCache({
      ...database!,
      terms: async () => terms,
      now: () => api.clock.now,
      file: { folder, onWarning: (text) => void warnings.push(text), ...file },
    })
  tiles = makeTiles()
  const row = await api.db.selectFrom('region').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  region = { ...row, office_ids: [1, 2], plans: [], first_zones: [], holidays: new Set<string>() }
})
afterEach(() => void (api.clock.now = NOON))

const guest = () => ({ region, buyer: GUEST })
const BUYERS: Buyer[] = [
  { role: 'private' },
  { role: 'business', isNew: true, wholesale: null },
  { role: 'business', isNew: false, wholesale: { type: 'generic', level: 3 } },
  { role: 'staff' },
]
const ids = () => [known.discounted, known.saw, known.plenty]
const run = (statement: string) => sql.raw(statement).execute(api.db)
/** Read anew, past the cache. */
async function readAnew(kind: 'short' | 'full', buyer: Buyer = GUEST) {
  const services = { db: api.db, terms: () => selectTerms(api.db), now: () => api.clock.now }
  return (kind === 'full' ? listFullTiles : listTiles)(services, ids(), { region, buyer })
}
const parse = (written: Buffer) => JSON.parse(`[${written.toString()}]`) as ProductTile[]
async function expectWritten(from = tiles) {
  for (const kind of ['short', 'full'] as const) {
    const expected: unknown = JSON.parse(JSON.stringify(await readAnew(kind)))
    expect(parse((await from.listSerialized(kind, ids(), region)).tiles)).toEqual(expected)
  }
}

test('written tiles are read once, and follow the order of the ids', async () => {
  const first = await tiles.listSerialized('full', ids(), region)
  const readsBefore = reads
  const second = await tiles.listSerialized('full', [...ids().toReversed(), 999_999], region)
  expect(reads).toBe(readsBefore + 1)
  expect(parse(second.tiles).toReversed()).toEqual(parse(first.tiles))
  await tiles.listSerialized('full', ids(), region)
  expect(reads).toBe(readsBefore + 1)
  await tiles.listSerialized('short', ids(), { ...region, office_ids: [3] })
  await expectWritten()
})

const areStill = async ({ validity }: SerializedTiles, of = region) =>
  tiles.areUnchanged(ids(), validity, of, await tiles.refresh())

test('what was written is as old as its oldest tile, and of one region', async () => {
  await run('delete from sale_product')
  await run(`update product set pack_quantity = null where id = ${p()}`)
  await tiles.listSerialized('full', ids(), region)
  await run(`update product set delivery_warning = 'Осторожно' where id = ${p()}`)
  api.clock.now = new Date(NOON.getTime() + 8 * 60_000)
  const written = await tiles.listSerialized('full', ids(), region)
  expect(await areStill(written)).toBe(true)
  expect(await areStill(written, { ...region, pickup_minutes: region.pickup_minutes + 45 })).toBe(false)
  // Most rows were read at noon.
  api.clock.now = new Date(NOON.getTime() + 61 * 60_000)
  expect(await areStill(written)).toBe(false)
})

test('unchanged tiles are read once, and are the same objects again', async () => {
  const first = await tiles.list('full', ids(), guest())
  const readsBefore = reads
  const second = await tiles.list('full', ids(), guest())
  expect(reads).toBe(readsBefore)
  second.forEach((tile, place) => expect(tile).toBe(first[place]))
})

const p = () => known.discounted
const changes: [what: string, statement: () => string][] = [
  ['a price', () => `update product_price set price = price - 100 where product_id = ${p()} and price_type = 'retail'`],
  ['an old price', () => `update product_price set old_price = old_price + 500 where product_id = ${p()}`],
  ['a price floor', () => `update product_price set floor = 1 where product_id = ${p()}`],
  ['a price for companies', () => `update product_price set price = price - 100 where product_id = ${p()}`],
  ['a price in packs', () => `insert into product_price (product_id, price_type, price) values (${p()}, 'pack', 5)`],
  ['a pack', () => `update product set pack_quantity = 30 where id = ${p()}`],
  ['stock', () => `update stock set quantity = quantity + 1 where product_id = ${p()}`],
  ['no stock', () => `delete from stock where product_id = ${p()}`],
  ['a name', () => `update product set name = name || '!' where id = ${p()}`],
  ['an address', () => `update product set slug = 'drugoi' where id = ${p()}`],
  ['a picture', () => `update product set picture = 'drill/makita', picture_views = '{main}' where id = ${p()}`],
  ['a label', () => `update product set nameplates = '{hit}' where id = ${p()}`],
  ['a warning', () => `update product set delivery_warning = 'Осторожно' where id = ${p()}`],
  ['a rating', () => `update product set rating = 1.5, reviews = 77 where id = ${p()}`],
  ['a withdrawal', () => `update product set is_active = not is_active where id = ${p()}`],
  ['a characteristic', () => `delete from product_value where product_id = ${p()}`],
  ['the name of a value', () => `update property_value set name = name || '!'`],
  ['the name of a property', () => `update property set name = name || '!', position = -position`],
  ['the name of its category', () => `update category set name = name || '!'`],
  ['the name of its brand', () => `update brand set name = name || '!'`],
  ['the name of an office', () => `update office set name = name || '!'`],
  [
    'a sale',
    () => `
      insert into sale (id, guid, name, slug, starts_at) values (71, gen_random_uuid(), 'A', 'a', '2026-01-01');
      insert into sale_product (sale_id, product_id) values (71, ${p()})`,
  ],
  ['how a sale sells', () => 'update sale set is_one_click = true where id = 71'],
  ['the end of a sale', () => 'delete from sale_product where sale_id = 71'],
]
test.each(changes)('%s that changed before the call is shown by it', async (_what, statement) => {
  await tiles.list('short', ids(), guest())
  await tiles.list('full', ids(), guest())
  await expectWritten()
  const before = await tiles.listSerialized('full', ids(), region)
  expect(await areStill(before)).toBe(true)
  await run(statement())
  const areKnownStill = await areStill(before)
  const after = await tiles.listSerialized('full', ids(), region)
  expect(areKnownStill && !after.tiles.equals(before.tiles)).toBe(false)
  await expectWritten()
  expect(await tiles.list('short', ids(), guest())).toEqual(await readAnew('short'))
  expect(await tiles.list('full', ids(), guest())).toEqual(await readAnew('full'))
  for (const buyer of BUYERS) {
    expect(await tiles.list('full', ids(), { region, buyer })).toEqual(await readAnew('full', buyer))
  }
})

test('buyers take turns at the same rows, and each gets his own tiles', async () => {
  await run(`insert into product_manager (product_id, matrix_value, sale_bonus) values (${known.saw}, 'A', 7777)`)
  const [rows, ...others] = [await tiles.list('full', ids(), guest()), await readAnew('full')]
  const readsBefore = reads
  for (const buyer of [...BUYERS, ...BUYERS.toReversed()]) {
    const own = await tiles.list('full', ids(), { region, buyer })
    expect(own).toEqual(await readAnew('full', buyer))
    expect(JSON.stringify(own).includes('managerInfo')).toBe(buyer.role === 'staff')
    const again = await tiles.list('full', ids(), guest())
    again.forEach((tile, place) => expect(tile).toBe(rows[place]))
  }
  expect([reads, others]).toEqual([readsBefore, [rows]])
  const short = await tiles.list('short', ids(), { region, buyer: { role: 'staff' } })
  expect(short[1]?.managerInfo?.saleProfit.managerSaleBonus).toBe(7777)
})

test('a sale that begins by itself, and a new day, are shown', async () => {
  await run(`
    insert into sale (id, guid, name, slug, starts_at, ends_at) values
      (72, gen_random_uuid(), 'B', 'b', '2026-11-20 12:00:30+03', '2026-11-20 12:00:50+03');
    insert into sale_product (sale_id, product_id) values (72, ${known.plenty})`)
  for (const now of ['12:00:00', '12:00:40', '12:00:55', '19:00:00']) {
    api.clock.now = new Date(`2026-11-20T${now}+03:00`)
    expect(await tiles.list('full', ids(), guest())).toEqual(await readAnew('full'))
    await expectWritten()
  }
})

const LAST_PRICE = 150

test('of prices that change all the time, none is shown that was replaced before the call', async () => {
  const id = known.plenty
  let committed = 1
  const write = async () => {
    for (let price = 2; price <= LAST_PRICE; price++) {
      await run(`update product_price set price = ${price} where product_id = ${id} and price_type = 'retail'`)
      committed = price
    }
  }
  await run(`update product_price set price = 1, old_price = null, floor = null where product_id = ${id}`)
  let isWriting = true
  const writing = write().finally(() => (isWriting = false))
  const read = async () => {
    const stale: string[] = []
    while (isWriting) {
      const least = committed
      const written = parse((await tiles.listSerialized('short', [id], region)).tiles)
      const [tile] = least % 2 === 0 ? await tiles.list('short', [id], guest()) : written
      if (tile!.price < least || tile!.price > LAST_PRICE) stale.push(`${tile!.price} instead of ${least}`)
    }
    return stale
  }
  expect((await Promise.all([read(), read(), read()])).flat()).toEqual([])
  await writing
})

test('rows from the file make tiles anew when the day changes, and are read for buyers, without the database', async () => {
  await run('delete from sale_product')
  const other = makeTiles()
  await expectWritten(other)
  const readsBefore = reads
  // Within the hour of a row, but half past changes from when it can be picked up.
  api.clock.now = new Date(NOON.getTime() + 8 * 60_000)
  const later = { ...region, pickup_minutes: region.pickup_minutes + 45 }
  await expectWritten(other)
  expect(parse((await other.listSerialized('full', ids(), later)).tiles)).not.toEqual(
    parse((await other.listSerialized('full', ids(), region)).tiles),
  )
  for (const buyer of BUYERS) {
    expect(await other.list('full', ids(), { region, buyer })).toEqual(await readAnew('full', buyer))
  }
  expect(reads).toBe(readsBefore)
  other.close()
})

test.each([
  ['has room for one tile only', { maxBytes: 6_000 }],
  ['has room for no tile', { maxBytes: 100 }],
  ['may hold two tiles', { maxEntries: 2 }],
  ['cannot be made', { folder: '/dev/null/tiles' }],
])('a file that %s keeps less, and nothing wrong is shown', async (_what, file) => {
  const poor = makeTiles(file)
  for (let turn = 0; turn < 3; turn++) {
    await run(`update product_price set price = price + 100 where product_id = ${p()} and price_type = 'retail'`)
    await expectWritten(poor)
    expect(parse((await poor.listSerialized('full', ids().toReversed(), region)).tiles)).toEqual(
      JSON.parse(JSON.stringify((await readAnew('full')).toReversed())),
    )
    for (const buyer of BUYERS) {
      expect(await poor.list('full', ids(), { region, buyer })).toEqual(await readAnew('full', buyer))
    }
  }
  poor.close()
  await expectWritten(poor)
})

test('a listing is written as JSON.stringify would', async () => {
  const query = {
    listingType: 'category',
    id: 100,
    brandId: 0,
    searchString: '',
    sort: 'popularity',
    asc: false,
  } as const
  const listing: Listing = await api
    .newVisitor()
    .call(getListing, { query: { ...query, page: 1, filters: '', all: false, regionId: 1, cards: 'full' } })
  expect(listing.products.length).toBeGreaterThan(1)
  const { products: shown, facets, ...rest } = listing
  for (const products of [shown, [], await tiles.list('full', ids(), guest())]) {
    const parts = {
      facets: Buffer.from(JSON.stringify(facets)),
      tiles: Buffer.from(JSON.stringify(products).slice(1, -1)),
    }
    const written = listingFromJson(joinListingParts(rest, parts))
    const expected: unknown = JSON.parse(JSON.stringify({ ...rest, facets, products }))
    expect(JSON.parse(writeListing(written).toString())).toEqual(expected)
    expect(JSON.parse(JSON.stringify(written))).toEqual(expected)
    expect(JSON.parse(writeListing({ ...listing, products }).toString())).toEqual(expected)
  }
})
