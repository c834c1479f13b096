import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import { buildIndex } from './buildIndex.ts'
import { hasManyProducts } from '../sql/catalogueIndex.sql.ts'
import { isSnapshotKnown } from '../sql/changes.sql.ts'
import type { IndexData } from '../IndexData.ts'
import {
  errorOf,
  failureOf,
  type BuildMessage,
  type BuildProcessMessage,
  type BuildThreadOptions,
} from '../indexMessages.ts'
import { indexSearch } from '../indexSearch.ts'
import { readSnapshot } from '../snapshot/snapshotFile.ts'

// Builds one index in a thread of its own, which ends and takes its garbage along.
const { databaseUrl, snapshotPath, isSnapshotTried, processFrom, knownTexts } = workerData as BuildThreadOptions

const send = (message: BuildMessage) => parentPort!.postMessage(message)

async function openSnapshot(client: Client): Promise<IndexData | null> {
  const data = readSnapshot(snapshotPath, indexSearch.version, knownTexts)
  if (!data?.token) return null
  return (await isSnapshotKnown(client, data.identity, data.token)) ? data : null
}

async function build(): Promise<BuildMessage> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'verstak-api-index' })
  // A connection that breaks fails the query that runs.
  client.on('error', () => {})
  try {
    await client.connect()
    const saved = isSnapshotTried ? await openSnapshot(client) : null
    if (saved) return { kind: 'built', data: saved, isFromSnapshot: true }
    const onProgress = (text: string) => send({ kind: 'progress', text })
    if (!(await hasManyProducts(client, processFrom))) {
      return { kind: 'built', data: await buildIndex([client], indexSearch, onProgress), isFromSnapshot: false }
    }
    await buildApart(onProgress)
    const built = await openSnapshot(client)
    if (!built) throw new Error(`The index was written to ${snapshotPath}, but cannot be read from there`)
    return { kind: 'built', data: built, isFromSnapshot: false }
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  } finally {
    await client.end().catch(() => {})
  }
}

/** It ends with this thread, whose end closes the channel between them. */
function buildApart(onProgress: (text: string) => void): Promise<void> {
  const child = fork(fileURLToPath(new URL('./buildProcess.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, SNAPSHOT_PATH: snapshotPath },
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    child.on('message', (message: BuildProcessMessage) => {
      if (message.kind === 'progress') onProgress(message.text)
      else reject(errorOf(message.failure))
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The process that builds the index of the catalogue ended with ${code}`))
    })
  })
}

send(await build())
