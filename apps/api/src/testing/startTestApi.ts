import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '../db/openDatabase.ts'
import { startApi, type ApiOverrides, type RunningApi } from '../startApi.ts'
import type { Config } from '../config.ts'
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
  /** Stops the API and closes the test's own connections. */
  close(): Promise<void>
}

/** Noon of a Friday in Moscow: before both cut-offs. */
export const NOON = new Date('2026-11-20T12:00:00+03:00')

/** Starts the API on free ports over a fresh database of the caller, filled with the test shop; nothing is cached. */
export async function startTestApi(
  databaseUrl: string,
  overrides: ApiOverrides = {},
  config: Partial<Config> = {},
): Promise<TestApi> {
  const database = openDatabase(databaseUrl, { poolSize: 4 })
  const products = await fillShop(database.db)
  const dataFolder = await mkdtemp(join(tmpdir(), 'verstak-api-test-'))
  const clock = { now: NOON }
  const log: string[] = []
  const api = await startApi(
    {
      databaseUrl,
      port: 0,
      opsPort: 0,
      host: '127.0.0.1',
      mode: 'demo',
      dataFolder,
      publicOrigins: [],
      logLevel: 'info',
      catalogueIndex: 'memory',
      ...config,
    },
    {
      now: () => clock.now,
      isIndexAwaited: true,
      isPublicCacheEnabled: false,
      termsAgeMs: 0,
      searchWordsAgeMs: 0,
      flagsAgeMs: 0,
      logTo: { write: (line: string) => void log.push(line) },
      ...overrides,
    },
  )
  return {
    ...api,
    db: database.db,
    products,
    clock,
    log,
    newVisitor: () => createVisitor(api.url),
    async close() {
      await api.stop()
      await database.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
