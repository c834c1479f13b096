import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { buildIndex } from './buildIndex.ts'
import { insertSnapshotToken } from '../sql/changes.sql.ts'
import { failureOf, type BuildProcessMessage } from '../indexMessages.ts'
import { indexSearch } from '../indexSearch.ts'
import { writeSnapshot } from '../snapshot/snapshotFile.ts'

// Builds the index of a large catalogue into the snapshot file, in a process of its own: what a build needs meanwhile, and what
// the allocator then keeps, is several times the index. Tells a parent by IPC, a person on the command line by lines.
const { DATABASE_URL: databaseUrl = '', SNAPSHOT_PATH: path = '' } = process.env

const send = (message: BuildProcessMessage) => {
  if (process.send) process.send(message)
  else
    process.stdout.write(
      `${message.kind === 'failed' ? message.failure.message : `Catalogue index: ${message.text}`}\n`,
    )
}

// Nobody waits for it any more.
const giveUp = () => process.exit(1)
process.once('disconnect', giveUp)

/** PostgreSQL takes longer to give the rows than it takes to read them. */
const CONNECTIONS = 2

const [client, ...others] = Array.from({ length: CONNECTIONS }, () => {
  const one = new Client({ connectionString: databaseUrl, application_name: 'verstak-api-index' })
  // A connection that breaks fails the query that runs.
  one.on('error', () => {})
  return one
}) as [Client, ...Client[]]
try {
  await client.connect()
  const data = await buildIndex([client, ...(await connected(others))], indexSearch, (text) =>
    send({ kind: 'progress', text }),
  )
  const token = randomUUID()
  await writeSnapshot(path, { ...data, token }, indexSearch.version, () => insertSnapshotToken(client, token))
  send({ kind: 'progress', text: 'snapshot file written' })
} catch (error) {
  send({ kind: 'failed', failure: failureOf(error) })
  process.exitCode = 1
} finally {
  await Promise.all([client, ...others].map((one) => one.end().catch(() => {})))
  process.off('disconnect', giveUp)
  process.disconnect?.()
}

/** Those that a server with no more to spare lets in. */
async function connected(clients: readonly Client[]): Promise<Client[]> {
  const connecting = clients.map((one) => one.connect().then(() => one))
  return (await Promise.allSettled(connecting)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
