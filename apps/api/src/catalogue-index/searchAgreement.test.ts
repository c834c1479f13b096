import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { openDatabase } from '../db/openDatabase.ts'
import { expectSameSearches } from '../testing/expectSameSearches.ts'
import { fillShop } from '../testing/fillShop.ts'
import { createColumnarIndex } from './createColumnarIndex.ts'
import { openTestPool } from '../testing/openTestPool.ts'

let cluster: TestCluster
let folder: string

beforeAll(async () => {
  cluster = await startTestCluster()
  folder = await mkdtemp(join(tmpdir(), 'verstak-index-test-'))
})
afterAll(async () => {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('300 random searches say exactly what a search over the tables says, before and after a change of prices and stock', async () => {
  const { url } = await cluster.createDatabase()
  const { db, close } = openDatabase(url, { poolSize: 1 })
  await fillShop(db)
  await close()
  const pool = openTestPool({ connectionString: url, max: 2 })
  const index = createColumnarIndex({ databaseUrl: url, folder, isAlwaysCurrent: true, onWarning: () => {} })
  try {
    const { found, corrected, relaxed } = await expectSameSearches(index, pool, { count: 200, seed: 1 })
    expect(found).toBeGreaterThan(120)
    expect(corrected).toBeGreaterThan(5)
    expect(relaxed).toBeGreaterThan(5)
    await pool.query('update product_price set price = price + product_id, old_price = null where product_id % 3 = 0')
    await pool.query('update stock set quantity = (quantity + product_id) % 3')
    await expectSameSearches(index, pool, { count: 100, seed: 2 })
  } finally {
    await index.close()
    await pool.end()
  }
})
