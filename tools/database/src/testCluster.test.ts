import { Client } from 'pg'
import { startTestCluster, startTestServer, type TestCluster } from './testCluster.ts'

jest.setTimeout(60_000)

let own: TestCluster

beforeAll(async () => {
  // No other process creates databases there.
  own = await startTestCluster({})
})
afterAll(() => own.stop())

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('each database is migrated and its own', async () => {
  const [one, two] = await Promise.all([own.createDatabase(), own.createDatabase()])
  await ask(one.url, 'create table only_here ()')
  expect(
    await ask(two.url, `select to_regclass('only_here') as here, count(*) > 0 as "isMigrated" from schema_migration`),
  ).toEqual([{ here: null, isMigrated: true }])
  await one.drop()
  await expect(ask(one.url, 'select')).rejects.toThrow('does not exist')
})

test('with TEST_DATABASE_URL only what was created is dropped, and DATABASE_URL is never touched', async () => {
  const server = await own.createDatabase()
  const list = () => ask(server.url, 'select datname from pg_database order by 1')
  const before = await list()
  const guest = await startTestCluster({
    TEST_DATABASE_URL: server.url,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/never',
  })
  const database = await guest.createDatabase()
  expect(new URL(database.url).host).toBe(new URL(server.url).host)
  expect(await list()).toHaveLength(before.length + 2)
  await guest.stop()
  expect(await list()).toEqual(before)
})

test('processes that are told of a server share it and its template, and leave both as they were', async () => {
  const { url } = await own.createDatabase()
  const list = () => ask(url, 'select datname from pg_database order by 1')
  const before = await list()
  const server = await startTestServer({ TEST_DATABASE_URL: url })
  const [one, two] = [await startTestCluster(server.env), await startTestCluster(server.env)]
  const databases = await Promise.all([one.createDatabase(), two.createDatabase(), two.createDatabase()])
  expect(await list()).toHaveLength(before.length + 4)
  expect(await ask(databases[2].url, 'select count(*) > 0 as "isMigrated" from schema_migration')).toEqual([
    { isMigrated: true },
  ])
  await Promise.all([one.stop(), two.stop()])
  expect(await list()).toHaveLength(before.length + 1)
  await server.stop()
  expect(await list()).toEqual(before)
})
