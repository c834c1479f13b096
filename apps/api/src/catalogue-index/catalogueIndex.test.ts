import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestCluster, type TestCluster, type TestDatabase } from '@verstak/tools-database/testCluster'
import { type Pool, Client } from 'pg'
import { openDatabase } from '../db/openDatabase.ts'
import { drawQuery, plainQuery } from '../testing/drawQuery.ts'
import { fillShop } from '../testing/fillShop.ts'
import { createRandom, known } from '../testing/testShop.data.ts'
import type { CatalogueIndex } from './CatalogueIndex.ts'
import { selectChanges } from './sql/changes.sql.ts'
import { createColumnarIndex } from './createColumnarIndex.ts'
import { createSqlIndex } from './sql/createSqlIndex.ts'
import { openTestPool } from '../testing/openTestPool.ts'

let cluster: TestCluster
/** Filled once, and copied for each test. */
let shop: TestDatabase
let pool: Pool
let url: string
let reference: CatalogueIndex
let folder: string
let warnings: string[] = []
const opened: CatalogueIndex[] = []

beforeAll(async () => {
  cluster = await startTestCluster()
  shop = await cluster.createDatabase()
  const { db, close } = openDatabase(shop.url, { poolSize: 1 })
  await fillShop(db)
  await close()
})
beforeEach(async () => {
  url = (await cluster.createDatabase(shop)).url
  pool = openTestPool({ connectionString: url, max: 3 })
  reference = createSqlIndex(pool)
  folder = await mkdtemp(join(tmpdir(), 'verstak-index-test-'))
  warnings = []
})
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close()
  await pool.end()
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => cluster?.stop(), 60_000)

function open(): CatalogueIndex {
  const index = createColumnarIndex({
    databaseUrl: url,
    folder,
    isAlwaysCurrent: true,
    onWarning: (text, error) => warnings.push(`${text}: ${error.message}`),
  })
  opened.push(index)
  return index
}

/** Both say the same about `count` random listings. */
async function expectAgreement(index: CatalogueIndex, count: number, seed = 1): Promise<void> {
  const random = createRandom(seed)
  await index.read()
  reference = createSqlIndex(pool)
  const state = await reference.read()
  // What queries are drawn from is read once: the database stands still meanwhile.
  const drawn = { ...reference, read: async () => state }
  for (let i = 0; i < count; i++) {
    const query = await drawQuery(drawn, random)
    const [found, expected] = await Promise.all([index.find(query), reference.find(query)])
    expect({ query, ...found }).toEqual({ query, ...expected })
  }
}

const run = (sql: string) => pool.query(sql)
/** The connection by which the index follows changes. */
const OF_FOLLOWER = `where application_name = 'verstak-api-changes' and datname = current_database()`
const idsOf = async (index: CatalogueIndex) => {
  await index.read()
  return (await index.find({ ...plainQuery(1), limit: 1_000 })).ids
}
const snapshot = () => join(folder, 'catalogue.index')

test('300 random listings of five types say exactly what plain SQL says', async () => {
  const index = open()
  await expectAgreement(index, 300)
  const [state, plain] = [await index.read(), await reference.read()]
  for (const category of state.categories) expect(state.countProducts(category)).toBe(plain.countProducts(category))
})

test('whatever changes in the database, the index follows, and its order too', async () => {
  const index = open()
  await index.read()
  const changes = [
    `update product_price set price = price / 2 where product_id % 7 = 0 and old_price is null`,
    `update product_price set old_price = price + 5000 where product_id % 11 = 0`,
    `update stock set quantity = case when quantity > 0 then 0 else 30 end where product_id % 5 = 0`,
    `delete from stock where product_id % 13 = 0`,
    `insert into stock select id, 2, 9 from product where id % 26 = 0`,
    `update product set rating = 4.9, reviews = 3, popularity = popularity + 7 where id % 9 = 0`,
    `update product set multiplicity = 6 where id % 10 = 0`,
    `update product set expected_at = null where id % 4 = 0`,
    `update product set is_active = not is_active where id % 17 = 0`,
    `update product set category_id = 120, category_lft = 8 where id % 19 = 0`,
    `update product set brand_id = 3 where id % 23 = 0`,
    `update product set created_at = now() where id % 29 = 0`,
    `delete from product_value where product_id % 6 = 0`,
    `insert into product_value select id, 13 from product where id % 6 = 0`,
    `delete from product_price where product_id % 31 = 0 and price_type = 'retail'`,
    `delete from product where id % 37 = 0`,
    `insert into product_price select id, 'retail', 12300 from product where id % 31 = 0`,
    `insert into product (id, guid, category_id, category_lft, brand_id, sku, article, name, slug, description, picture,
       picture_views, weight, length, width, height, rating, popularity)
     select 1000 + n, gen_random_uuid(), 111, 3, 1 + n % 4, 'new' || n, 'n' || n, 'Дрель новая ' || n, 'n', 'd', 'drill/bosch',
       '{main}', 1, 1, 1, 1, 4.6, n % 20 from generate_series(1, 300) n`,
    `insert into product_price select id, 'retail', id * 100 from product where id > 1000`,
    `insert into stock select id, 1 + id % 3, 4 from product where id > 1000`,
    `insert into product_value select id, 12 from product where id > 1000`,
    `update product_price set price = 777 where product_id between 1100 and 1150`,
    `update product set name = 'Пила' where id between 1100 and 1110`,
  ]
  for (const [seed, change] of changes.entries()) {
    await run(change)
    await expectAgreement(index, 12, seed)
  }
  expect(await index.read()).toBe(await index.read())
}, 180_000)

test('a change of what products refer to builds the index anew', async () => {
  const index = open()
  await index.read()
  await run(`insert into brand values (9, 'Новый', 'novyy', 'Россия')`)
  await run(`update product set brand_id = 9 where id < 50`)
  await run(`insert into region (id, type, domain, name, prepositional, area_caption_full, phone, working_time,
      has_own_delivery, gtm_type, time_zone, courier_price, position)
    select 3, type, 'omsk', 'Омск', 'Омске', 'Омск', phone, working_time, true, 'omsk', 'Asia/Omsk', 0, 3
    from region where id = 1`)
  await run(`update office set region_id = 3 where id = 2`)
  expect((await index.read()).brandById.get(9)?.name).toBe('Новый')
  await expectAgreement(index, 60)
})

test('a change of what products refer to is not missed at any moment of a build', async () => {
  const index = open()
  await index.read()
  const rename = (name: string) => pool.query('update brand set name = $1 where id = 1', [name])
  for (let delayMs = 0; delayMs < 300; delayMs += 25) {
    await rename('Then')
    await sleep(delayMs)
    await rename(`Now ${delayMs}`)
    expect((await index.read()).brandById.get(1)?.name).toBe(`Now ${delayMs}`)
  }
})

test('readers keep what they have while a large import is followed, and see all of it at once with its order', async () => {
  const index = open()
  const before = await idsOf(index)
  await run(`update product_value set value_id = 12 where value_id = 11 and product_id not in
    (select product_id from product_value where value_id = 12)`)
  for (let i = 0; i < 20; i++) {
    const { ids, total } = await index.find({ ...plainQuery(1), limit: 1_000 })
    expect(new Set(ids).size).toBe(total)
    expect(total).toBe(before.length)
    await sleep(5)
  }
})

test('a long transaction hides nobody else’s changes, and its own are seen when it ends', async () => {
  const index = open()
  const long = new Client({ connectionString: url })
  await long.connect()
  await long.query('begin')
  await long.query(`update product_price set price = 1 where product_id = ${known.saw}`)
  await index.read()
  await run(`update product_price set price = 2 where product_id = ${known.plenty}`)
  const cheapest = async () => {
    await index.read()
    return (await index.find({ ...plainQuery(1), sort: 'price', isAscending: true, limit: 1 })).ids
  }
  expect(await cheapest()).toEqual([known.plenty])
  await long.query('commit')
  expect(await cheapest()).toEqual([known.saw])
  await long.end()
})

test('a restart reads the snapshot file and follows what happened since', async () => {
  const first = open()
  await first.read()
  await run(`update product set name = 'Пила новая' where id between 20 and 60`)
  await expectAgreement(first, 10)
  await first.close()
  await run(`update product_price set price = 3 where product_id between 30 and 90 and old_price is null`)
  await run(`update product set is_active = false where id between 40 and 50`)
  // A change without a note is seen by a build, and by nothing else.
  await run(`alter table product_price disable trigger user`)
  await run(`update product_price set price = 4 where product_id = ${known.saw}`)
  const second = open()
  await second.read()
  const { ids } = await second.find({ ...plainQuery(1), sort: 'price', isAscending: true, limit: 1_000 })
  expect(ids.indexOf(known.saw)).toBeGreaterThan(20)
  await run(`update product_price set price = 100000 where product_id = ${known.saw}`)
  await expectAgreement(second, 60)
})

test.each([
  ['cut', async () => truncate(snapshot(), (await stat(snapshot())).size - 100)],
  ['empty', () => truncate(snapshot(), 0)],
  [
    'altered in one byte',
    async () => {
      const bytes = await readFile(snapshot())
      bytes[Math.floor(bytes.length / 3)]! ^= 1
      await writeFile(snapshot(), bytes)
    },
  ],
  ['of a database that was put back to a state before it', () => run('delete from index_snapshot')],
  [
    'older than the notes of changes that are left',
    async () => {
      await run(`update product_price set price = 5 where product_id = ${known.saw}`)
      await run(`with gone as (delete from product_change returning xid)
        update product_change_purge set through = (select max(xid) from gone)`)
    },
  ],
])('a snapshot file that is %s does no harm', async (_, spoil) => {
  const first = open()
  await first.read()
  await first.close()
  await spoil()
  await expectAgreement(open(), 30)
})

test('a reader that missed purged notes starts from the beginning', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const now = async () => (await client.query<{ s: string }>('select pg_current_snapshot()::text as s')).rows[0]!.s
  const { rows } = await client.query<{ xid: string }>('select max(xid)::text as xid from product_change')
  await client.query('update product_change_purge set through = $1::xid8', [rows[0]!.xid])
  const [{ isLost }, { isLost: isLostLater }] = [
    await selectChanges(client, `1:1:`, 'x'),
    await selectChanges(client, await now(), 'x'),
  ]
  expect(isLost).toBe(true)
  // Another identity is another database.
  expect(isLostLater).toBe(true)
  await client.end()
})

test('a connection that breaks is opened again, and nothing is lost', async () => {
  const index = open()
  await index.read()
  for (let round = 0; round < 3; round++) {
    // Of this test alone: others use the same server.
    await run(`select pg_terminate_backend(pid) from pg_stat_activity ${OF_FOLLOWER}`)
    await run(`update product_price set price = price + 1 where product_id % 3 = ${round} and old_price is null`)
  }
  while (!warnings.join().includes('cannot be followed')) await sleep(20)
  while ((await run(`select from pg_stat_activity ${OF_FOLLOWER}`)).rowCount === 0) await sleep(20)
  await expectAgreement(index, 40)
})
