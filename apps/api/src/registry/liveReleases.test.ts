import { getLiveReleases } from '@verstak/contracts/registry'
import { startTestCluster, type TestCluster, type TestDatabase } from '@verstak/tools-database/testCluster'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTeam } from '../testing/createTeam.ts'
import { startTestApi, type TestApi } from '../testing/startTestApi.ts'

let cluster: TestCluster
let database: TestDatabase
let api: TestApi

beforeEach(async () => {
  cluster ??= await startTestCluster()
  database = await cluster.createDatabase()
  api = await startTestApi(database.url, {}, { logLevel: 'debug' })
})
afterEach(() => api?.close(), 60_000)
afterAll(() => cluster?.stop(), 60_000)

const [A, B] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'] as const

/** Long before a call that waits ends by itself; a busy machine may stand still for seconds. */
const SOON_MS = 10_000

const read = () => api.newVisitor().call(getLiveReleases, { query: {} })

/** Waits for a revision other than `after`; also returns the time of the answer. */
async function wait(after: number, waitMs = 20_000) {
  const live = await api.newVisitor().call(getLiveReleases, { query: { after: String(after), waitMs: String(waitMs) } })
  return { ...live, at: performance.now() }
}

async function newTeam() {
  const team = await createTeam(api, database.url)
  for (const version of [A, B]) await team.publish(version)
  await team.activate(A)
  return team
}

const countListeners = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where application_name = 'verstak-api-bell' and datname = current_database() and query like 'listen %'`.execute(
    api.db,
  )
  return rows[0]!.count
}

/**
 * Waits until this many calls are waiting and the API listens. Otherwise the next step of the test could come before
 * the call.
 */
async function untilWaiting(calls: number): Promise<void> {
  const isWait = (line: string) => line.includes('incoming request') && line.includes('/live?after')
  await until(async () => api.log.filter(isWait).length >= calls && (await countListeners()) === 1)
  await sleep(100)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20)
}

test('without a revision the answer comes at once, also when nothing was ever live', async () => {
  expect(await read()).toEqual({ revision: 0, remotes: [] })
})

test('everybody who waits hears of each activation and rollback, within 100 ms', async () => {
  await api.close()
  // Polling is off here: changes arrive only by notification.
  database = await cluster.createDatabase()
  api = await startTestApi(database.url, { activationPollMs: 600_000 }, { logLevel: 'debug' })
  const team = await newTeam()
  const delays: number[] = []
  const changes = [() => team.activate(B), () => team.rollback(), () => team.activate(B, 5), () => team.rollback()]
  // A busy machine may pause for longer than 100 ms: a few times, not each time.
  const isHeardInTime = () => delays.some((delay) => delay < 100)
  for (let turn = 0; turn < changes.length || (turn < 40 && !isHeardInTime()); turn += 1) {
    const { revision } = await read()
    const waits = Array.from({ length: 20 }, () => wait(revision))
    await untilWaiting(20 * (delays.length + 1))
    await changes[turn % changes.length]!()
    const changedAt = performance.now()
    const heard = await Promise.all(waits)
    expect(heard.map((live) => live.revision)).toEqual(waits.map(() => revision + 1))
    delays.push(Math.max(...heard.map(({ at }) => at - changedAt)))
  }
  expect(isHeardInTime()).toBe(true)
  expect(Math.max(...delays)).toBeLessThan(SOON_MS)
})

test('a revision that passed already is answered at once', async () => {
  await newTeam()
  const startedAt = performance.now()
  expect((await wait(0)).revision).toBe(1)
  expect((await wait(7)).revision).toBe(1)
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS)
})

test('a wait without a change ends in time, and publishing is no change', async () => {
  const team = await newTeam()
  const { revision } = await read()
  const startedAt = performance.now()
  const waiting = wait(revision, 500)
  await team.publish('1.0.0-cccccccc')
  const live = await waiting
  expect(live.revision).toBe(revision)
  expect(live.at - startedAt).toBeGreaterThanOrEqual(490)
  expect(live.at - startedAt).toBeLessThan(SOON_MS)
})

test('a notification that was lost is made good by looking', async () => {
  await newTeam()
  const { revision } = await read()
  const waiting = wait(revision)
  await until(async () => (await countListeners()) === 1)
  // A change without a notification, such as a restored backup.
  await api.db.updateTable('registry_state').set({ revision: 99 }).execute()
  const changedAt = performance.now()
  const live = await waiting
  expect(live.revision).toBe(99)
  expect(live.at - changedAt).toBeLessThan(SOON_MS)
})

test('the listening connection comes back after it broke', async () => {
  const team = await newTeam()
  const { revision } = await read()
  const waiting = wait(revision)
  await until(async () => (await countListeners()) === 1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'verstak-api-bell' and datname = current_database()`.execute(api.db)
  await until(async () => (await countListeners()) === 0)
  await until(async () => (await countListeners()) === 1)
  await team.activate(B)
  const changedAt = performance.now()
  expect((await waiting).at - changedAt).toBeLessThan(SOON_MS)
  expect(api.log.join('')).toContain('listens for activations')
})

test('a stop answers all who wait and takes no longer for them', async () => {
  await newTeam()
  const { revision } = await read()
  const waits = Array.from({ length: 20 }, () => wait(revision))
  await untilWaiting(20)
  const startedAt = performance.now()
  await api.stop()
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS)
  for (const live of await Promise.all(waits)) expect(live.revision).toBe(revision)
})

test('more callers than shells have workers are told to come back', async () => {
  const team = await newTeam()
  const { revision } = await read()
  const statuses: number[] = []
  const ask = async () => {
    const query = { after: String(revision), waitMs: '25000' }
    statuses.push((await api.newVisitor().ask(getLiveReleases, { query })).status)
  }
  const asks = Array.from({ length: 510 }, ask)
  await until(async () => statuses.length >= 10)
  await team.activate(B)
  await Promise.all(asks)
  expect(statuses).toEqual([...Array<number>(10).fill(429), ...Array<number>(500).fill(200)])
})
