import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import type { Pool } from 'pg'
import { drawQuery } from '../testing/drawQuery.ts'
import { expectSameSearches } from '../testing/expectSameSearches.ts'
import { createRandom } from '../testing/testShop.data.ts'
import type { CatalogueIndex } from './CatalogueIndex.ts'
import { createColumnarIndex } from './createColumnarIndex.ts'
import { createSqlIndex } from './sql/createSqlIndex.ts'
import { openTestPool } from '../testing/openTestPool.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const NODE = join(ROOT, 'node_modules/.bin/node')

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

async function fill(url: string, products: number): Promise<void> {
  const args = ['tools/catalogue/src/main.ts', '--products', String(products), '--date', '2026-11-20']
  const child = spawn(NODE, args, { cwd: ROOT, env: { PATH: process.env['PATH'], DATABASE_URL: url } })
  expect(await once(child, 'exit')).toEqual([0, null])
}

/** Runs `compare` over a demo catalogue of its own, and expects no warning. */
async function withCatalogue(products: number, compare: (index: CatalogueIndex, pool: Pool) => Promise<void>) {
  const database = await cluster.createDatabase()
  await fill(database.url, products)
  // Counting distinct products of a large listing sorts millions of rows: in memory, or it takes an hour.
  const pool = openTestPool({ connectionString: database.url, max: 2, options: '-c work_mem=256MB -c jit=off' })
  const warnings: string[] = []
  const onWarning = (text: string) => warnings.push(text)
  const index = createColumnarIndex({ databaseUrl: database.url, folder: join(folder, randomUUID()), onWarning })
  try {
    await index.read()
    await compare(index, pool)
    expect(warnings).toEqual([])
  } finally {
    await index.close()
    await pool.end()
    await database.drop()
  }
}

const SIZES = [
  [12_000, 1_000],
  [100_000, 1_000],
] as const

test.each(SIZES)(
  'with %i products, %i random listings say exactly what plain SQL says',
  (products, count) =>
    withCatalogue(products, async (index, pool) => {
      const reference = createSqlIndex(pool)
      const random = createRandom(products)
      for (let i = 0; i < count; i++) {
        // Drawn from the index, which is quicker; what it says of the drawn query is compared all the same.
        const query = await drawQuery(index, random)
        const [found, expected] = [await index.find(query), await reference.find(query)]
        expect({ query, ...found }).toEqual({ query, ...expected })
      }
    }),
  60 * 60_000,
)

test.each(SIZES)(
  'with %i products, %i random searches say exactly what a search over the tables says',
  (products, count) =>
    withCatalogue(products, async (index, pool) => {
      const compared = await expectSameSearches(index, pool, { count, seed: products })
      process.stdout.write(`${products} products: ${JSON.stringify(compared)} of ${count} searches\n`)
      expect(compared.found).toBeGreaterThan(count / 4)
    }),
  60 * 60_000,
)
