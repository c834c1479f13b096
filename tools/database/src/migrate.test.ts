import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate, objectToVersion } from './migrate.ts'
import { startTestCluster, type TestCluster } from './testCluster.ts'

jest.setTimeout(60_000)

let cluster: TestCluster
let url: string
let folder: string

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-migrations-'))
  url = (await cluster.createDatabase()).url
  await run('drop schema public cascade; create schema public')
  await write('0001_first.sql', 'create table a (id int);\ninsert into a values (1);')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

async function run(sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows ?? []
  } finally {
    await client.end()
  }
}

test('files are applied once, in order', async () => {
  await write('0002_second.sql', 'alter table a add column b int default 5;')
  expect(await migrate(url, { folder })).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await migrate(url, { folder })).toEqual([])
  expect(await run('select * from a')).toEqual([{ id: 1, b: 5 }])
})

test('a failing file leaves nothing of itself, keeps those before it and is named with its line', async () => {
  await write('0002_broken.sql', 'create table b (id int);\nselect nonsense;\n')
  await expect(migrate(url, { folder })).rejects.toThrow(
    'Migration 0002_broken.sql:2 failed: column "nonsense" does not exist',
  )
  expect(await run(`select to_regclass('a')::text as a, to_regclass('b')::text as b`)).toEqual([{ a: 'a', b: null }])
})

test('starters at once apply each file once', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, () => migrate(url, { folder })))
  expect(results.flat()).toEqual(['0001_first.sql'])
  expect(await run('select count(*)::int as count from a')).toEqual([{ count: 1 }])
})

test('an applied file that was changed is refused; other line ends are no change', async () => {
  await migrate(url, { folder })
  await write('0001_first.sql', 'create table a (id int);\r\ninsert into a values (1);')
  expect(await migrate(url, { folder })).toEqual([])
  await write('0001_first.sql', 'create table a (id bigint);')
  await expect(migrate(url, { folder })).rejects.toThrow('0001_first.sql was changed after this database applied it')
})

test('a database of a newer release is refused', async () => {
  await write('0002_newer.sql', 'select 1;')
  await migrate(url, { folder })
  await rm(join(folder, '0002_newer.sql'))
  await expect(migrate(url, { folder })).rejects.toThrow(
    'has migration 0002_newer.sql, which this release does not know',
  )
})

test('a file that comes too late in the order is refused', async () => {
  await write('0003_third.sql', 'select 1;')
  await migrate(url, { folder })
  await write('0002_late.sql', 'select 1;')
  await expect(migrate(url, { folder })).rejects.toThrow('Migration 0002_late.sql sorts before 0003_third.sql')
})

test.each([
  ['2_short.sql', 'migrations are named like 0001_first_tables.sql'],
  ['0001_twin.sql', 'two migrations have the number 0001'],
])('the file name %s is refused', async (name, reason) => {
  await write(name, 'select 1;')
  await expect(migrate(url, { folder })).rejects.toThrow(reason)
})

test('a server older than 15 is refused', () => {
  expect(objectToVersion({ number: 150_000, version: '15.0' })).toBeNull()
  expect(objectToVersion({ number: 140_019, version: '14.19' })).toContain(
    'needs PostgreSQL 15 or newer, this server is 14.19',
  )
})
