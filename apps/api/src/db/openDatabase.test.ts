import { setTimeout as sleep } from 'node:timers/promises'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase, type Queryable } from './openDatabase.ts'

let cluster: TestCluster
let opened: OpenDatabase
let other: OpenDatabase
const broken: Error[] = []

beforeAll(async () => {
  cluster = await startTestCluster()
  const { url } = await cluster.createDatabase()
  opened = openDatabase(url, { poolSize: 1, onIdleError: (error) => void broken.push(error) })
  other = openDatabase(url, { poolSize: 1 })
})
afterAll(async () => {
  await opened?.close()
  await other?.close()
  await cluster?.stop()
})

const pidOf = async (db: Queryable) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
const end = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(other.db)

test('a connection that breaks between two statements of a transaction fails the next one, and not the process', async () => {
  const fail = jest.fn()
  process.on('uncaughtException', fail)
  const transaction = opened.db.transaction().execute(async (db) => {
    await end(await pidOf(db))
    await sleep(200)
    await pidOf(db)
  })
  await expect(transaction).rejects.toThrow(/connection|terminat/i)
  expect(fail).not.toHaveBeenCalled()
  process.off('uncaughtException', fail)
  expect(await pidOf(opened.db)).toBeGreaterThan(0)
})

test('one that breaks unused is told, and the next statement gets another', async () => {
  broken.length = 0
  const pid = await pidOf(opened.db)
  await end(pid)
  while (broken.length === 0) await sleep(20)
  expect(broken).toHaveLength(1)
  expect(await pidOf(opened.db)).not.toBe(pid)
})
