import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getListing, type Listing } from '@verstak/contracts/listing'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { migrate } from '@verstak/tools-database/migrate'
import { findPostmaster } from '@verstak/tools-database/postmaster'
import type { Pool } from 'pg'
import { openDatabase } from '../db/openDatabase.ts'
import { startApiProcess, waitUntilReady, type ApiProcess } from '../testing/apiProcess.ts'
import { changeShop } from '../testing/changeShop.ts'
import { plainQuery } from '../testing/drawQuery.ts'
import { fillShop } from '../testing/fillShop.ts'
import { createSqlIndex } from './sql/createSqlIndex.ts'
import { openTestPool } from '../testing/openTestPool.ts'

const CHANGES = 10_000
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let dataFolder: string
let postgres: EmbeddedPostgres
let pool: Pool
const apis: ApiProcess[] = []

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verstak-killed-'))
  await chmod(dataFolder, 0o711)
  postgres = await startEmbeddedPostgres({ dataFolder })
  await migrate(postgres.url)
  const { db, close } = openDatabase(postgres.url, { poolSize: 1 })
  await fillShop(db)
  await close()
  pool = openPool()
}, 120_000)
afterEach(async () => {
  for (const { child, ended } of apis.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  await pool.end()
  await postgres.stop()
  await rm(dataFolder, { recursive: true, force: true })
}, 120_000)

function openPool(): Pool {
  const opened = openTestPool({ connectionString: postgres.url, max: 5 })
  opened.on('error', () => {})
  return opened
}

async function startApi(): Promise<ApiProcess> {
  const api = await startApiProcess({ DATABASE_URL: postgres.url, VERSTAK_DATA: dataFolder, LOG_LEVEL: 'error' })
  apis.push(api)
  await waitUntilReady(api)
  return api
}

/** What the API's own pages say of a region's shop, all of them, sorted by price. */
async function listEverything({ url }: ApiProcess, regionId: number, all: boolean) {
  const products: Listing['products'] = []
  for (let page = 1; ; page++) {
    const query = { listingType: 'category', id: 100, brandId: 0, searchString: '', sort: 'price', asc: true }
    const input = { ...query, page, filters: '', all, regionId }
    const entries = Object.entries(input).map(([key, value]) => [key, String(value)])
    const response = await fetch(`${url}${getListing.path}?${new URLSearchParams(entries).toString()}`)
    const listing = (await response.json()) as Listing
    products.push(...listing.products)
    if (page >= listing.pagesCount) return { products, total: listing.total, facets: listing.facets }
  }
}

/** Pages and tables say the same: which products, in what order, at what price, with what stock, and how many of each brand. */
async function expectAgreement(api: ApiProcess): Promise<void> {
  const reference = createSqlIndex(pool)
  const { categories } = await reference.read()
  const borders = categories.find(({ id }) => id === 100)!
  // What is kept for a moment is asked for again.
  await sleep(4_000)
  for (const [regionId, all] of [
    [1, true],
    [1, false],
    [2, true],
    [2, false],
  ] as const) {
    const listing = await listEverything(api, regionId, all)
    const expected = await reference.find({
      ...plainQuery(regionId),
      borders,
      isOutOfStockShown: all,
      sort: 'price',
      isAscending: true,
      limit: 10_000,
    })
    expect(listing.total).toBe(expected.total)
    expect(listing.products.map(({ id }) => id)).toEqual(expected.ids)
    const brands = listing.facets.find(({ id }) => id === 'brand')!.values
    expect(Object.fromEntries(brands.map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries(expected.facets.brand),
    )
    expect(
      listing.products.map(({ id, price, quantity, availabilityInfo }) => [
        id,
        price,
        quantity,
        availabilityInfo.countInStock,
      ]),
    ).toEqual(await selectCards(expected.ids, regionId))
  }
}

async function selectCards(ids: number[], regionId: number): Promise<unknown[]> {
  const { rows } = await pool.query<{ id: number; price: number; stock: number }>(
    `select wanted.id, r.price, coalesce((select sum(s.quantity)::int from stock s join office o on o.id = s.office_id
       where s.product_id = wanted.id and o.region_id = $2), 0) as stock
     from unnest($1::int[]) with ordinality as wanted (id, place)
     join product_price r on r.product_id = wanted.id and r.price_type = 'retail' order by wanted.place`,
    [ids, regionId],
  )
  return rows.map(({ id, price, stock }) => [id, price, undefined, stock])
}

test('an API that is killed in the middle of 10,000 changes agrees with the tables when it starts again', async () => {
  const api = await startApi()
  const changing = changeShop(pool, CHANGES, 1)
  await sleep(2_000)
  api.child.kill('SIGKILL')
  await api.ended
  expect(await changing).toBeGreaterThanOrEqual(CHANGES)
  await expectAgreement(await startApi())
}, 300_000)

test('an API whose PostgreSQL is killed in the middle of 10,000 changes agrees with the tables, with no restart and with one', async () => {
  const api = await startApi()
  const changing = changeShop(pool, CHANGES, 2)
  await sleep(1_500)
  process.kill((await findPostmaster(join(dataFolder, 'postgres', 'data')))!, 'SIGKILL')
  expect(await changing).toBeLessThan(CHANGES)
  await postgres.stop().catch(() => {})
  postgres = await startEmbeddedPostgres({ dataFolder })
  await pool.end()
  pool = openPool()
  expect(await changeShop(pool, 1_000, 3)).toBeGreaterThanOrEqual(1_000)
  await sleep(3_000)
  await expectAgreement(api)
  api.child.kill('SIGKILL')
  await api.ended
  await expectAgreement(await startApi())
}, 300_000)

test('everything that is killed at once comes back in agreement', async () => {
  const api = await startApi()
  const changing = changeShop(pool, CHANGES, 4)
  await sleep(2_000)
  api.child.kill('SIGKILL')
  process.kill((await findPostmaster(join(dataFolder, 'postgres', 'data')))!, 'SIGKILL')
  await Promise.all([changing, api.ended])
  await postgres.stop().catch(() => {})
  postgres = await startEmbeddedPostgres({ dataFolder })
  await pool.end()
  pool = openPool()
  await expectAgreement(await startApi())
}, 300_000)
