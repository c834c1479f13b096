import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { buildIndex } from './buildIndex.ts'
import { insertSnapshotToken } from './changes.sql.ts'
import { failureOf, type BuildProcessMessage } from './indexMessages.ts'
import { indexSearch } from './indexSearch.ts'
import { writeSnapshot } from './snapshotFile.ts'

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

const client = new Client({ connectionString: databaseUrl, application_name: 'verstak-api-index' })
// A connection that breaks fails the query that runs.
client.on('error', () => {})
try {
  await client.connect()
  const data = await buildIndex(client, indexSearch, (text) => send({ kind: 'progress', text }))
  const token = randomUUID()
  await writeSnapshot(path, { ...data, token }, indexSearch.version, () => insertSnapshotToken(client, token))
  send({ kind: 'progress', text: 'snapshot file written' })
} catch (error) {
  send({ kind: 'failed', failure: failureOf(error) })
  process.exitCode = 1
} finally {
  await client.end().catch(() => {})
  process.off('disconnect', giveUp)
  process.disconnect?.()
}
