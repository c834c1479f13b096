import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackup } from '@verstak/tools-database/createBackup'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { migrate } from '@verstak/tools-database/migrate'
import { findPostmaster } from '@verstak/tools-database/postmaster'
import { restoreBackup } from '@verstak/tools-database/restoreBackup'
import type { Pool } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { changeShop } from '../../testing/changeShop.ts'
import { drawQuery, plainQuery } from '../../testing/drawQuery.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { createRandom } from '../../testing/testShop.data.ts'
import type { CatalogueIndex } from '../CatalogueIndex.ts'
import { createColumnarIndex } from '../createColumnarIndex.ts'
import { createSqlIndex } from '../sql/createSqlIndex.ts'
import { openTestPool } from '../../testing/openTestPool.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const CHANGES = 10_000

let dataFolder: string
let indexFolder: string
let postgres: EmbeddedPostgres
let pool: Pool
const children: ChildProcess[] = []
const indexes: CatalogueIndex[] = []

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verstak-killed-'))
  await chmod(dataFolder, 0o711)
  indexFolder = join(dataFolder, 'index')
  postgres = await startEmbeddedPostgres({ dataFolder })
  await migrate(postgres.url)
  const { db, close } = openDatabase(postgres.url, { poolSize: 1 })
  await fillShop(db)
  await close()
  pool = openPool()
}, 120_000)
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const index of indexes.splice(0)) await index.close()
  await pool.end()
  await postgres.stop()
  await rm(dataFolder, { recursive: true, force: true })
}, 120_000)

function openPool(): Pool {
  const opened = openTestPool({ connectionString: postgres.url, max: 4 })
  opened.on('error', () => {})
  return opened
}

/** Another process with an index in the folder, and a snapshot file of it. */
async function follow(): Promise<ChildProcess> {
  const program = join(ROOT, 'apps/api/src/testing/followCatalogue.ts')
  const child = spawn(NODE, [program, postgres.url, indexFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout!, 'data')
  while (!(await stat(join(indexFolder, 'catalogue.index')).catch(() => null))) await sleep(20)
  return child
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const change = (count: number, seed: number) => changeShop(pool, count, seed)

/** An index that starts now says what the tables say. */
async function expectAgreement(count = 100): Promise<void> {
  const index = createColumnarIndex({
    databaseUrl: postgres.url,
    folder: indexFolder,
    isAlwaysCurrent: true,
    onWarning: () => {},
  })
  indexes.push(index)
  const reference = createSqlIndex(pool)
  const random = createRandom(count)
  await index.read()
  for (let i = 0; i < count; i++) {
    const query = await drawQuery(reference, random)
    expect({ query, ...(await index.find(query)) }).toEqual({ query, ...(await reference.find(query)) })
  }
}

test('a process that is killed in the middle of 10,000 changes finds them all when it starts again', async () => {
  const child = await follow()
  const changing = change(CHANGES, 1)
  await sleep(1_000)
  child.kill('SIGKILL')
  expect(await changing).toBeGreaterThanOrEqual(CHANGES)
  await expectAgreement()
}, 300_000)

test('a PostgreSQL that is killed in the middle of changes: who goes on and who starts anew agree with the tables', async () => {
  const survivor = createColumnarIndex({
    databaseUrl: postgres.url,
    folder: indexFolder,
    isAlwaysCurrent: true,
    onWarning: () => {},
  })
  indexes.push(survivor)
  await survivor.read()
  const changing = change(CHANGES, 2)
  await sleep(1_000)
  process.kill((await findPostmaster(join(dataFolder, 'postgres', 'data')))!, 'SIGKILL')
  expect(await changing).toBeLessThan(CHANGES)
  await postgres.stop().catch(() => {})
  postgres = await startEmbeddedPostgres({ dataFolder })
  await pool.end()
  pool = openPool()
  await change(500, 3)
  await sleep(3_000)
  await survivor.read()
  const query = { ...plainQuery(1), limit: 1_000, sort: 'price' as const }
  expect(await survivor.find(query)).toEqual(await createSqlIndex(pool).find(query))
  await expectAgreement()
}, 300_000)

test('after a restore from a backup the index agrees, for who runs on and for who starts with an old file', async () => {
  const runsOn = createColumnarIndex({
    databaseUrl: postgres.url,
    folder: indexFolder,
    isAlwaysCurrent: true,
    onWarning: () => {},
  })
  indexes.push(runsOn)
  await runsOn.read()
  const backup = join(dataFolder, 'shop.backup.gz')
  await createBackup(postgres.url, backup)
  await change(1_000, 4)
  await restoreBackup(postgres.url, backup, { replace: true })
  await runsOn.read()
  const query = { ...plainQuery(1), limit: 1_000, sort: 'price' as const }
  expect(await runsOn.find(query)).toEqual(await createSqlIndex(pool).find(query))
  await expectAgreement()
}, 300_000)

test('10,000 changes in single commits: each is seen, 95 of 100 within 50 ms', async () => {
  const index = createColumnarIndex({ databaseUrl: postgres.url, folder: indexFolder, onWarning: () => {} })
  indexes.push(index)
  await index.read()
  const changing = change(CHANGES, 5)
  let isOver = false
  void changing.then(() => (isOver = true))
  const waits: number[] = []
  // A product of its own, so that nobody else touches its price: what is asked for is the cheapest of all.
  for (let round = 0; !isOver; round++) {
    const price = round % 2 === 0 ? 1 : 900_000_000
    await pool.query(
      `update product_price set price = $1, old_price = null where product_id = 7 and price_type = 'retail'`,
      [price],
    )
    const committedAt = performance.now()
    const low = { values: {}, ranges: { price: { from: null, to: 0.5 } } }
    for (;;) {
      const { total } = await index.find({ ...plainQuery(1), filters: low })
      if ((total === 1) === (round % 2 === 0)) break
      await sleep(1)
    }
    waits.push(performance.now() - committedAt)
  }
  await changing
  waits.sort((a, b) => a - b)
  const p95 = waits[Math.floor(waits.length * 0.95)]!
  const p50 = waits[waits.length >> 1]!
  process.stdout.write(`${waits.length} changes seen: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`)
  expect(p95).toBeLessThan(50)
  await sleep(2_000)
  const query = { ...plainQuery(1), limit: 1_000, sort: 'price' as const }
  expect(await index.find(query)).toEqual(await createSqlIndex(pool).find(query))
}, 300_000)
