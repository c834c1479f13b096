import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { Pool } from 'pg'
import { drawQuery } from '../testing/drawQuery.ts'
import { createRandom } from '../testing/testShop.data.ts'
import { createColumnarIndex } from './createColumnarIndex.ts'
import { createSqlIndex } from './createSqlIndex.ts'

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

test.each([
  [12_000, 1_000],
  [100_000, 1_000],
])(
  'with %i products, %i random listings say exactly what plain SQL says',
  async (products, count) => {
    const database = await cluster.createDatabase()
    await fill(database.url, products)
    const pool = new Pool({ connectionString: database.url, max: 2 })
    const reference = createSqlIndex(pool)
    const troubles: string[] = []
    const onTrouble = (text: string) => troubles.push(text)
    const index = createColumnarIndex({ databaseUrl: database.url, folder: join(folder, String(products)), onTrouble })
    const random = createRandom(products)
    try {
      await index.read()
      for (let i = 0; i < count; i++) {
        // Drawn from the index, which is quicker; what it says of the drawn query is compared all the same.
        const query = await drawQuery(index, random)
        const [found, expected] = [await index.find(query), await reference.find(query)]
        expect({ query, ...found }).toEqual({ query, ...expected })
      }
      expect(troubles).toEqual([])
    } finally {
      await index.close()
      await pool.end()
      await database.drop()
    }
  },
  60 * 60_000,
)
