import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { CHANGE_CHANNEL, digestMarked, selectServerStart } from '../sql/changes.sql.ts'
import { failureOf, type IndexThreadOptions, type UpdaterCommand, type UpdaterMessage } from '../indexMessages.ts'
import { indexSearch } from '../indexSearch.ts'
import { IndexUpdater } from './IndexUpdater.ts'

/** A lost notification costs at most this time. */
const POLL_MS = 1_000
const RETRY_MS = 500
const CONNECT_TIMEOUT_MS = 10_000
/** The order of a listing lags behind its prices by this much, and more where sorting takes long. */
const UPDATE_MS = 300
const UPDATE_SHARE = 20
const SAVE_MS = 10 * 60_000
const PURGE_MS = 10 * 60_000
/** Few, because a price that changes meanwhile has to wait for them. */
const DIGESTS_AT_ONCE = 50
const DIGEST_MS = 60_000
/** Longer than any reader needs to restart. */
const CHANGES_LIFETIME = '2 hours'

// Follows the changes of the database in a thread and on a connection of its own, so that no page waits for it.
const { databaseUrl, snapshotPath } = workerData as IndexThreadOptions
const send = (message: UpdaterMessage) => parentPort!.postMessage(message)
const updater = new IndexUpdater({ search: indexSearch, snapshotPath, send })
const waitingCalls: number[] = []
let isClosing = false
let wake = Promise.withResolvers<void>()
const ring = () => wake.resolve()

parentPort!.on('message', (command: UpdaterCommand) => {
  if (command.kind === 'adopt') updater.adopt(command.data)
  else if (command.kind === 'catchUp') waitingCalls.push(command.call)
  else isClosing = true
  ring()
})

async function connect(): Promise<{ client: Client; lost: Promise<never> }> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'verstak-api-changes',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection ended')))
  })
  lost.catch(() => {})
  client.on('notification', ring)
  await client.connect()
  await client.query(`listen ${CHANGE_CHANNEL}`)
  return { client, lost }
}

/** Works until the connection is lost or the thread is told to end. */
async function follow(client: Client, lost: Promise<never>): Promise<void> {
  let updateAt = 0
  let saveAt = performance.now()
  let purgeAt = performance.now() + PURGE_MS
  let digestAt = performance.now() + DIGEST_MS
  while (!isClosing) {
    wake = Promise.withResolvers()
    const calls = waitingCalls.length
    while (!(await updater.step(client)) && !isClosing);
    const now = performance.now()
    if (updater.hasUpdate && (now >= updateAt || calls > 0)) {
      updater.sendUpdate()
      updateAt = performance.now() + Math.max(UPDATE_MS, (performance.now() - now) * UPDATE_SHARE)
    }
    if (!updater.isRebuilding) {
      for (const call of waitingCalls.splice(0, calls)) send({ kind: 'caughtUp', call })
      if (now >= saveAt) {
        await updater.save(client)
        saveAt = performance.now() + SAVE_MS
      }
    }
    if (now >= purgeAt) {
      await updater.purge(client, CHANGES_LIFETIME)
      purgeAt = performance.now() + PURGE_MS
    }
    if (now >= digestAt) {
      const isMore = await digestMarked(client, DIGESTS_AT_ONCE)
      digestAt = performance.now() + (isMore ? POLL_MS : DIGEST_MS)
    }
    const waitMs = updater.hasUpdate ? Math.max(0, updateAt - performance.now()) : POLL_MS
    const patience = new AbortController()
    await Promise.race([wake.promise, lost, sleep(waitMs, null, { signal: patience.signal }).catch(() => {})])
    patience.abort()
  }
  await updater.save(client)
}

let serverStart: string | null = null
let lastWarning = ''
while (!isClosing) {
  let client: Client | null = null
  try {
    const connection = await connect()
    client = connection.client
    const started = await selectServerStart(client)
    if (serverStart !== null && serverStart !== started) updater.wantRebuild()
    serverStart = started
    lastWarning = ''
    await follow(client, connection.lost)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.message !== lastWarning) {
      send({ kind: 'warning', text: 'Changes of the catalogue cannot be followed just now', failure })
    }
    lastWarning = failure.message ?? ''
    if (!isClosing) await sleep(RETRY_MS)
  } finally {
    await client?.end().catch(() => {})
  }
}
parentPort!.close()
