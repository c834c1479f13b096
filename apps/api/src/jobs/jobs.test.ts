import { randomUUID } from 'node:crypto'
import { once, EventEmitter } from 'node:events'
import { startTestCluster, type TestCluster, type TestDatabase } from '@verstak/tools-database/testCluster'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts'
import { createLogger } from '../http/createLogger.ts'
import { createJobQueue } from './createJobQueue.ts'
import type { JobHandlers, JobRun } from './Jobs.ts'
import { runDueJobs } from './runDueJobs.ts'
import { startJobRunner, type JobRunner } from './startJobRunner.ts'

const log = createLogger('silent')
const jobs = createJobQueue()
let cluster: TestCluster
let database: TestDatabase
let own: OpenDatabase
let runners: JobRunner[]

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster?.stop())

beforeEach(async () => {
  runners = []
  database = await cluster.createDatabase()
  own = openDatabase(database.url, { poolSize: 2 })
})
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  await own.close()
})

/** Handlers that only say which job runs, or do what a test says. */
function handlersOf(act: (messageId: string, run: JobRun) => Promise<void>): JobHandlers {
  const handler = ({ messageId }: { messageId: string }, run: JobRun) => act(messageId, run)
  return { 'send-message': handler, 'erase-demo-message': handler } as JobHandlers
}

function startRunner(act: (messageId: string, run: JobRun) => Promise<void>): JobRunner {
  const runner = startJobRunner({ databaseUrl: database.url, handlers: handlersOf(act), log })
  runners.push(runner)
  return runner
}

/** Runs what is due. @returns the ids of the messages in the order in which their jobs ran */
async function runDue(act: (messageId: string, run: JobRun) => Promise<void> = async () => {}): Promise<string[]> {
  const ran: string[] = []
  const handlers = handlersOf(async (id, run) => {
    ran.push(id)
    await act(id, run)
  })
  await runDueJobs({ databaseUrl: database.url, handlers, log })
  return ran
}

const add = (messageId: string, options = {}) => jobs.add(own.db, 'send-message', { messageId }, options)

/** Lets the jobs that wait for their next try run at once. */
const endWaits = () =>
  sql`select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
    own.db,
  )

test('a job exists once its transaction is committed, and not at all when it is rolled back', async () => {
  const [kept, dropped] = [randomUUID(), randomUUID()]
  // Makes the queue know its kinds of jobs; the first job of a kind would have the others wait for its transaction.
  await runDue()
  const failure = new Error('changed my mind')
  const rolledBack = own.db.transaction().execute(async (transaction) => {
    await jobs.add(transaction, 'send-message', { messageId: dropped })
    throw failure
  })
  await expect(rolledBack).rejects.toBe(failure)
  await own.db.transaction().execute(async (transaction) => {
    await jobs.add(transaction, 'send-message', { messageId: kept })
    expect(await runDue()).toEqual([])
  })
  expect(await runDue()).toEqual([kept])
  expect(await runDue()).toEqual([])
})

test('a job that fails is tried again later, up to its last attempt', async () => {
  const id = randomUUID()
  await add(id, { maxAttempts: 3 })
  const attempts: boolean[] = []
  const fail = async (_: string, { isLastAttempt }: JobRun) => {
    attempts.push(isLastAttempt)
    throw new Error('not yet')
  }
  await runDue(fail)
  // It waits for its next try.
  expect(await runDue(fail)).toEqual([])
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from run_at - updated_at)::int as wait from graphile_worker.jobs`.execute(own.db)
  expect(rows[0]?.wait).toBeGreaterThanOrEqual(2)
  for (let round = 0; round < 4; round++) {
    await endWaits()
    await runDue(fail)
  }
  expect(attempts).toEqual([false, false, true])
})

test('a job for later waits for its time, and a second one with its key takes its place', async () => {
  const [first, second, late] = [randomUUID(), randomUUID(), randomUUID()]
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await add(late, { runAt: tomorrow })
  await add(first, { key: 'one', runAt: tomorrow })
  await add(second, { key: 'one', runAt: new Date(Date.now() - 1000) })
  expect(await runDue()).toEqual([second])
  await endWaits()
  expect(await runDue()).toEqual([late])
})

test('a payload that does not fit its job fails it', async () => {
  await sql`select from graphile_worker.add_job('send-message', '{"messageId": 7}')`.execute(own.db)
  expect(await runDue()).toEqual([])
  const { rows } = await sql<{ attempts: number }>`select attempts from graphile_worker.jobs`.execute(own.db)
  expect(rows).toEqual([{ attempts: 1 }])
})

test('what was written while nobody ran the queue runs when somebody does', async () => {
  const id = randomUUID()
  await add(id)
  const { promise, resolve } = Promise.withResolvers<string>()
  startRunner(async (messageId) => resolve(messageId))
  expect(await promise).toBe(id)
})

test('stopping finishes what runs and leaves the rest to the next one', async () => {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const done: string[] = []
  const runner = startRunner(async (id) => {
    begun.resolve()
    await go.promise
    done.push(id)
  })
  const [first, second] = [randomUUID(), randomUUID()]
  await add(first)
  await begun.promise
  const stopped = runner.stop()
  go.resolve()
  await stopped
  expect(done).toEqual([first])
  await add(second)
  expect(await runDue()).toEqual([second])
})

test('a second runner leaves alone what a living one has begun', async () => {
  const events = new EventEmitter()
  const seen: string[] = []
  const hold = (name: string) => async (id: string) => {
    seen.push(`${name} ${id}`)
    events.emit('begun')
    await once(events, 'go')
  }
  const id = randomUUID()
  startRunner(hold('first'))
  let begun = once(events, 'begun')
  await add(id)
  await begun
  // The second one finds the job of the first, who lives.
  const other = randomUUID()
  startRunner(hold('second'))
  begun = once(events, 'begun')
  await add(other)
  await begun
  expect(seen.filter((line) => line.endsWith(id))).toEqual([`first ${id}`])
  events.emit('go')
})

test('the queue goes on when the database has cut its connections', async () => {
  const events = new EventEmitter()
  startRunner(async (id) => void events.emit(id))
  for (let cut = 0; cut < 3; cut++) {
    const id = randomUUID()
    const ran = once(events, id)
    await add(id)
    await ran
    // Cut while it waits.
    while ((await sql`select from graphile_worker.jobs`.execute(own.db)).rows.length > 0);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'verstak-jobs' and datname = current_database()`.execute(own.db)
  }
})
