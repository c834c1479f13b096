import { startTestServer, type TestServer } from '@verstak/tools-database/testCluster'

declare global {
  var verstakTestServer: TestServer | undefined
}

/** Before the first test of a jest project that needs PostgreSQL: one server for all of its files, instead of one for each. */
export default async function globalSetup(): Promise<void> {
  globalThis.verstakTestServer = await startTestServer()
  // Jest's workers inherit it.
  Object.assign(process.env, globalThis.verstakTestServer.env)
}
