import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import type { Config } from '../config.ts'
import type { ApiOverrides } from '../startApi.ts'
import { startTestApi, type TestApi } from './startTestApi.ts'

/** The running API of a test file; use it only within tests and hooks. */
export interface FileTestApi extends Omit<TestApi, 'close' | 'stop'> {
  databaseUrl: string
  /** Another empty, migrated database of the same server. */
  createDatabase: TestCluster['createDatabase']
}

/** Starts the API over a database with the test shop before the tests of a file, and stops both after them. */
export function useTestApi(overrides: ApiOverrides = {}, config: Partial<Config> = {}): FileTestApi {
  let cluster: TestCluster
  let databaseUrl: string
  let api: TestApi
  beforeAll(async () => {
    cluster = await startTestCluster()
    databaseUrl = (await cluster.createDatabase()).url
    api = await startTestApi(databaseUrl, overrides, config)
  }, 60_000)
  afterAll(async () => {
    await api?.close()
    await cluster?.stop()
  }, 60_000)
  return {
    get databaseUrl() {
      return databaseUrl
    },
    get url() {
      return api.url
    },
    get opsUrl() {
      return api.opsUrl
    },
    get db() {
      return api.db
    },
    get products() {
      return api.products
    },
    get clock() {
      return api.clock
    },
    get log() {
      return api.log
    },
    newVisitor: () => api.newVisitor(),
    runJobs: () => api.runJobs(),
    messages: (to) => api.messages(to),
    createDatabase: () => cluster.createDatabase(),
  }
}
