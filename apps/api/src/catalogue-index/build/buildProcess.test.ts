import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import type { Pool } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { drawQuery } from '../../testing/drawQuery.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { createRandom } from '../../testing/testShop.data.ts'
import type { CatalogueIndex } from '../CatalogueIndex.ts'
import { createColumnarIndex } from '../createColumnarIndex.ts'
import { createSqlIndex } from '../sql/createSqlIndex.ts'
import { indexSearch } from '../indexSearch.ts'
import { readSnapshot } from '../snapshot/snapshotFile.ts'
import type { TextData } from '../TextMatcher.ts'
import { openTestPool } from '../../testing/openTestPool.ts'

let cluster: TestCluster
let databaseUrl: string
let folder: string
let index: CatalogueIndex | undefined
let pool: Pool

beforeAll(async () => {
  cluster = await startTestCluster()
  databaseUrl = (await cluster.createDatabase()).url
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 })
  await fillShop(db)
  await close()
  pool = openTestPool({ connectionString: databaseUrl, max: 4 })
  // What has no price is not for sale.
  await pool.query(`delete from product_price where product_id % 13 = 0 and price_type = 'retail'`)
})
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'verstak-apart-'))))
afterEach(async () => {
  await index?.close()
  await rm(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await pool?.end()
  await cluster?.stop()
})

const create = (onWarning: (text: string, error: Error) => void = () => {}) =>
  (index = createColumnarIndex({ databaseUrl, folder, onWarning, processFrom: 1 }))

const countBuilders = () =>
  execFileSync('ps', ['-eo', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('buildProcess.ts')).length

test('a large catalogue is built in a process of its own and read from the snapshot file; it answers like plain SQL', async () => {
  const [built, reference] = [create(), createSqlIndex(pool)]
  await built.read()
  expect((await stat(join(folder, 'catalogue.index'))).size).toBeGreaterThan(0)
  const random = createRandom(7)
  for (let i = 0; i < 40; i++) {
    const query = await drawQuery(reference, random)
    expect(await built.find(query)).toEqual(await reference.find(query))
  }
})

test('a new index shares with the old one what stays of the texts, and answers like plain SQL', async () => {
  const [built, reference] = [create(), createSqlIndex(pool)]
  const { brands } = await built.read()
  const path = join(folder, 'catalogue.index')
  const read = (known?: TextData['columns']) => readSnapshot(path, indexSearch.version, known)!.texts[0]!.columns
  const old = read()
  await pool.query(`update brand set name = name || ' Северный' where id = $1`, [brands[0]!.id])
  while ((await built.read()).brands[0]!.name === brands[0]!.name) await sleep(20)
  const renewed = read(old)
  expect(renewed['names']).toBe(old['names'])
  expect(renewed['codeBytes']).toBe(old['codeBytes'])
  expect(renewed['attributes']).not.toBe(old['attributes'])
  expect(renewed).toEqual(read())
  const random = createRandom(8)
  for (let i = 0; i < 20; i++) {
    const query = await drawQuery(reference, random)
    expect(await built.find(query)).toEqual(await reference.find(query))
  }
})

test('a build ends with its index', async () => {
  // Its last step waits, or it could begin and end between two looks.
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table index_snapshot in share mode')
  const { close, read } = create()
  const reading = read().catch(() => null)
  while (countBuilders() === 0) await sleep(20)
  await close()
  await reading
  while (countBuilders() > 0) await sleep(20)
  await holder.query('rollback')
  holder.release()
})

test('a folder that cannot be written gives a warning, and is tried again', async () => {
  const warnings: string[] = []
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  const { read } = create((_text, error) => void warnings.push(error.message))
  await expect(read()).rejects.toThrow()
  expect(warnings.join()).toMatch(/ENOTDIR|EEXIST|not a directory/)
  await rm(folder)
  let isRead = false
  while (!isRead)
    isRead = await read()
      .then(() => true)
      .catch(() => false)
})
