import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import type { Pool } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { plainQuery } from '../../testing/drawQuery.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { createColumnarIndex } from '../createColumnarIndex.ts'
import { createSqlIndex } from '../sql/createSqlIndex.ts'
import { openTestPool } from '../../testing/openTestPool.ts'

const COMMITS = 24
const ROWS = 5_000

let cluster: TestCluster
let folder: string

beforeAll(async () => {
  cluster = await startTestCluster()
  folder = await mkdtemp(join(tmpdir(), 'verstak-index-test-'))
}, 60_000)
afterAll(async () => {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Brings new products in commits of 5,000 rows each, as a shop's import does. */
async function importProducts(pool: Pool): Promise<void> {
  for (let commit = 0; commit < COMMITS; commit++) {
    const first = 1_000_000 + commit * ROWS
    const last = first + ROWS - 1
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into product (id, guid, category_id, category_lft, brand_id, sku, article, name, slug, description, picture,
           picture_views, weight, length, width, height, rating, popularity)
         select n, gen_random_uuid(), 111, 3, 1 + n % 4, 'new' || n, 'n' || n, 'Дрель новая ' || n, 'n', 'd', 'drill/bosch',
           '{main}', 1, 1, 1, 1, 4.6, n % 20 from generate_series($1::int, $2::int) n`,
        [first, last],
      )
      await client.query(`insert into product_price select n, 'retail', n from generate_series($1::int, $2::int) n`, [
        first,
        last,
      ])
      await client.query('insert into stock select n, 1 + n % 3, 4 from generate_series($1::int, $2::int) n', [
        first,
        last,
      ])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

test(`an import of ${COMMITS * ROWS} products in commits of ${ROWS} rows hides no change of a price meanwhile`, async () => {
  const { url } = await cluster.createDatabase()
  const { db, close } = openDatabase(url, { poolSize: 1 })
  await fillShop(db)
  await close()
  const pool = openTestPool({ connectionString: url, max: 3 })
  const index = createColumnarIndex({ databaseUrl: url, folder, onWarning: () => {} })
  try {
    await index.read()
    let isOver = false
    const startedAt = performance.now()
    const importing = importProducts(pool).then(() => (isOver = true))
    const low = { values: {}, ranges: { price: { from: null, to: 0.5 } } }
    const waits: number[] = []
    for (let round = 0; !isOver; round++) {
      const isCheap = round % 2 === 0
      await pool.query('update product_price set price = $1, old_price = null where product_id = 7', [
        isCheap ? 1 : 9_000_000,
      ])
      const committedAt = performance.now()
      for (;;) {
        const { total } = await index.find({ ...plainQuery(1), filters: low })
        if ((total === 1) === isCheap) break
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      waits.push(performance.now() - committedAt)
    }
    await importing
    const importedAt = performance.now()
    waits.sort((a, b) => a - b)
    const at = (share: number) => waits[Math.floor((waits.length - 1) * share)]!.toFixed(0)
    process.stdout.write(
      `${waits.length} prices changed during the import of ${((importedAt - startedAt) / 1000).toFixed(0)} s, seen after p50 ${at(0.5)}, p95 ${at(0.95)}, at most ${at(1)} ms\n`,
    )
    // Many were seen while it went on: none waited for its end.
    expect(waits.length).toBeGreaterThan(20)
    expect(waits.at(-1)).toBeLessThan((importedAt - startedAt) / 3)

    const query = { ...plainQuery(1), limit: 1_000, sort: 'price' as const }
    const reference = createSqlIndex(pool)
    let [found, expected] = [await index.find(query), await reference.find(query)]
    while (found.total !== expected.total && performance.now() - importedAt < 120_000) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      ;[found, expected] = [await index.find(query), await reference.find(query)]
    }
    expect(found).toEqual(expected)
  } finally {
    await index.close()
    await pool.end()
  }
}, 600_000)
