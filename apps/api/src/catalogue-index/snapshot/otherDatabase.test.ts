import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { Client } from 'pg'
import { openDatabase } from '../../db/openDatabase.ts'
import { plainQuery } from '../../testing/drawQuery.ts'
import { fillShop } from '../../testing/fillShop.ts'
import { beginSnapshot } from '../sql/catalogueIndex.sql.ts'
import { purgeChanges, selectChanges } from '../sql/changes.sql.ts'
import { createColumnarIndex } from '../createColumnarIndex.ts'
import { createSqlIndex } from '../sql/createSqlIndex.ts'
import { openTestPool } from '../../testing/openTestPool.ts'

let cluster: TestCluster
let folder: string

beforeAll(async () => (cluster = await startTestCluster()), 60_000)
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'verstak-index-test-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => cluster?.stop(), 60_000)

async function makeShop(): Promise<string> {
  const { url } = await cluster.createDatabase()
  const { db, close } = openDatabase(url, { poolSize: 1 })
  await fillShop(db)
  await close()
  return url
}

const byPrice = { ...plainQuery(1), sort: 'price' as const, isAscending: true, limit: 1_000 }

/** What an index that starts now in the folder says, and what the tables say. */
async function startAndCompare(url: string): Promise<{ isSame: boolean; progress: string }> {
  let progress = ''
  const index = createColumnarIndex({
    databaseUrl: url,
    folder,
    isAlwaysCurrent: true,
    onWarning: () => {},
    onProgress: (text) => (progress += `${text}; `),
  })
  const pool = openTestPool({ connectionString: url, max: 1 })
  try {
    await index.read()
    const [found, expected] = [await index.find(byPrice), await createSqlIndex(pool).find(byPrice)]
    return { isSame: JSON.stringify(found) === JSON.stringify(expected) && found.total > 200, progress }
  } finally {
    await index.close()
    await pool.end()
  }
}

/** Without a note, so that only a new build sees it. */
async function changeUnnoticed(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`)
  await client.end()
}

const SNAPSHOT = 'taken from the snapshot file'

test('an API that is pointed at another database of the same server, and back, never shows the other one’s goods', async () => {
  const [first, second] = [await makeShop(), await makeShop()]
  await changeUnnoticed(second, 'update product_price set price = price + 777 * product_id, old_price = null')
  expect(await startAndCompare(first)).toMatchObject({ isSame: true })
  const again = await startAndCompare(first)
  expect(again.progress).toContain(SNAPSHOT)
  const other = await startAndCompare(second)
  expect(other).toMatchObject({ isSame: true })
  expect(other.progress).not.toContain(SNAPSHOT)
  const back = await startAndCompare(first)
  expect(back).toMatchObject({ isSame: true })
  expect(back.progress).not.toContain(SNAPSHOT)
})

test('a database of the same name in its place is another one', async () => {
  const url = await makeShop()
  expect(await startAndCompare(url)).toMatchObject({ isSame: true })
  const name = new URL(url).pathname.slice(1)
  const copy = await makeShop()
  await changeUnnoticed(copy, 'update product_price set price = price + 555 * product_id, old_price = null')
  const admin = new Client({ connectionString: (await cluster.createDatabase()).url })
  await admin.connect()
  await admin.query(`drop database "${name}" with (force)`)
  await admin.query(`alter database "${new URL(copy).pathname.slice(1)}" rename to "${name}"`)
  await admin.end()
  const replaced = await startAndCompare(url)
  expect(replaced).toMatchObject({ isSame: true })
  expect(replaced.progress).not.toContain(SNAPSHOT)
})

test('after a migration the index is built anew', async () => {
  const url = await makeShop()
  expect(await startAndCompare(url)).toMatchObject({ isSame: true })
  await changeUnnoticed(
    url,
    `insert into schema_migration select '9999_later.sql', hash from schema_migration limit 1;
     update product_price set price = price + 333 * product_id, old_price = null`,
  )
  const migrated = await startAndCompare(url)
  expect(migrated).toMatchObject({ isSame: true })
  expect(migrated.progress).not.toContain(SNAPSHOT)
})

test('old notes are purged; who read before them has missed something, who read after them has not', async () => {
  const client = new Client({ connectionString: await makeShop() })
  await client.connect()
  try {
    const before = await beginSnapshot(client)
    await client.query('commit')
    await client.query('update product_price set price = price + 1 where product_id between 10 and 19')
    await client.query(`update product_change set changed_at = now() - interval '3 hours'`)
    const between = await beginSnapshot(client)
    await client.query('commit')
    await client.query('update product_price set price = price + 1 where product_id = 20')
    const countOld = async () => {
      const old = `select from product_change where changed_at < now() - interval '2 hours'`
      return (await client.query(old)).rowCount
    }
    expect(await countOld()).toBeGreaterThan(0)
    // A transaction that PostgreSQL itself has open meanwhile keeps them for the next purge.
    while ((await countOld()) !== 0) await purgeChanges(client, '2 hours')
    const { rows } = await client.query<{ product_id: number }>('select product_id from product_change order by 1')
    expect(rows).toEqual([{ product_id: 20 }])
    expect((await selectChanges(client, before.snapshot, before.identity)).isLost).toBe(true)
    const later = await selectChanges(client, between.snapshot, between.identity)
    expect(later).toMatchObject({ isLost: false, figureIds: [20] })
  } finally {
    await client.end()
  }
})
