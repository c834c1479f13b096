import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '../db/openDatabase.ts'
import { startApi, type ApiOverrides, type RunningApi } from '../startApi.ts'
import type { Config } from '../config.ts'
import { readSentMessages, type SentMessage } from './readSentMessages.ts'
import { runJobsAt } from './runJobsAt.ts'
import { fillShop } from './fillShop.ts'
import type { TestProduct } from './testShop.data.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface TestApi extends RunningApi {
  db: Database
  products: TestProduct[]
  /** Current time of the API; a test may change it. */
  clock: { now: Date }
  /** Log lines so far. */
  log: string[]
  newVisitor(): Visitor
  /** Does all jobs that are due by the clock, and tries again those that have failed. */
  runJobs(): Promise<void>
  /** Runs the jobs and gives all SMS and mails sent so far, the oldest first. @param to ten digits or a mail address */
  messages(to?: string): Promise<SentMessage[]>
  /** Stops the API and closes the test's own connections. */
  close(): Promise<void>
}

/** Noon of a Friday in Moscow: before both cut-offs. */
export const NOON = new Date('2026-11-20T12:00:00+03:00')

/** Settings of a shop in production, whose messages nobody takes. */
export const PRODUCTION: Partial<Config> = {
  mode: 'production',
  publicOrigins: ['https://verstak.example'],
  smtp: { url: 'smtp://127.0.0.1:9', from: 'no-reply@verstak.example' },
  smsGateway: { url: 'http://127.0.0.1:9/', token: 'token' },
}

/** Starts the API on free ports over a fresh database of the caller, filled with the test shop; nothing is cached. */
export async function startTestApi(
  databaseUrl: string,
  overrides: ApiOverrides = {},
  config: Partial<Config> = {},
): Promise<TestApi> {
  // A test may hold rows for as long as it takes.
  const database = openDatabase(databaseUrl, { poolSize: 4, statementTimeoutMs: 60_000 })
  const products = await fillShop(database.db)
  const dataFolder = await mkdtemp(join(tmpdir(), 'verstak-api-test-'))
  const clock = { now: NOON }
  const jobClockOffsetMs = Date.now() - clock.now.getTime()
  const log: string[] = []
  const api = await startApi(
    {
      databaseUrl,
      port: 0,
      opsPort: 0,
      host: '127.0.0.1',
      mode: 'demo',
      dataFolder,
      uploadsFolder: join(dataFolder, 'uploads'),
      publicOrigins: [],
      logLevel: 'info',
      catalogueIndex: 'memory',
      smtp: null,
      smsGateway: null,
      smsPerDay: 5_000,
      signIn: { profile: 'standard', smartCaptcha: null },
      identity: { vk: null, oidc: null },
      cdek: null,
      dadata: null,
      payment: null,
      ...config,
    },
    {
      now: () => clock.now,
      // A busy machine may stand still for seconds.
      statementTimeoutMs: 60_000,
      isIndexAwaited: true,
      isPublicBodyCacheEnabled: false,
      // The tables of a real shop take longer to make than many a test.
      cacheEntries: 1_000,
      termsAgeMs: 0,
      searchWordsAgeMs: 0,
      flagsAgeMs: 0,
      areJobsManual: true,
      jobClockOffsetMs,
      logTo: { write: (line: string) => void log.push(line) },
      ...overrides,
    },
  )
  const runJobs = () => runJobsAt(database.db, new Date(clock.now.getTime() + jobClockOffsetMs), api.runJobs)
  return {
    ...api,
    db: database.db,
    products,
    clock,
    log,
    newVisitor: () => createVisitor(api.url),
    runJobs,
    async messages(to) {
      await runJobs()
      return readSentMessages(database.db, to)
    },
    async close() {
      await api.stop()
      await database.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
