import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import { buildIndex } from './buildIndex.ts'
import { isSnapshotKnown } from './changes.sql.ts'
import type { IndexData } from './IndexData.ts'
import { failureOf, type BuildMessage, type BuildThreadOptions } from './indexMessages.ts'
import { indexSearch } from './indexSearch.ts'
import { readSnapshot } from './snapshotFile.ts'

// Builds one index in a thread of its own, which ends and takes its garbage along.
const { databaseUrl, snapshotPath, isSnapshotTried } = workerData as BuildThreadOptions

const send = (message: BuildMessage) => parentPort!.postMessage(message)

async function openSnapshot(client: Client): Promise<IndexData | null> {
  const data = isSnapshotTried ? readSnapshot(snapshotPath, indexSearch.version) : null
  if (!data?.token) return null
  return (await isSnapshotKnown(client, data.identity, data.token)) ? data : null
}

async function build(): Promise<BuildMessage> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'verstak-api-index' })
  // A connection that breaks fails the query that runs.
  client.on('error', () => {})
  try {
    await client.connect()
    const saved = await openSnapshot(client)
    if (saved) return { kind: 'built', data: saved, isFromSnapshot: true }
    const data = await buildIndex(client, indexSearch, (text) => send({ kind: 'progress', text }))
    return { kind: 'built', data, isFromSnapshot: false }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  } finally {
    await client.end().catch(() => {})
  }
}

send(await build())
