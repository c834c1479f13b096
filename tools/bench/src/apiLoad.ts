import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findDataFolder } from '@verstak/tools-database/dataFolder'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import { LEAN_NODE } from '@verstak/tools-start/storePlan'
import autocannon from 'autocannon'
import { Client } from 'pg'

const ROOT = join(import.meta.dirname, '../../..')
export const CONNECTIONS = 8
const SECONDS = 10
/** Longer than plain SQL takes: of an answer that comes too late autocannon makes a timer in the past, of which Node warns. */
const TIMEOUT_SECONDS = 60
/** The port of the API, from that of the shop. */
const API_OFFSET = 1
/** Not 4690, where the store that a benchmark starts for itself tells how it is. */
const PORT = 4560
const START_DEADLINE_MS = 600_000

/** Address of the API of a running store; VERSTAK_API_URL says otherwise. */
export function apiOf(origin: string): string {
  const shop = new URL(origin)
  return process.env['VERSTAK_API_URL'] ?? `http://${shop.hostname}:${Number(shop.port) + API_OFFSET}`
}

/** @throws when the answer is a failure */
export async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** What a load of requests came to. */
export interface Load {
  perSecond: number
  /** Milliseconds of each answer, ascending. */
  times: number[]
  failed: number
}

/**
 * Asks for the paths over 8 connections, after a warm-up with the first quarter of them. Each connection has paths of its own:
 * left to itself, autocannon has all of them ask for the same at the same time, and a cache that answers seven of eight.
 */
export async function load(
  api: string,
  paths: string[],
  {
    connections = CONNECTIONS,
    seconds = SECONDS,
    warmUpSeconds = 3,
  }: { connections?: number; seconds?: number; warmUpSeconds?: number } = {},
): Promise<Load> {
  const warmUp = Math.floor(paths.length / 4)
  await autocannon(optionsOf(api, paths.slice(0, warmUp), { connections, seconds: warmUpSeconds }))
  const times: number[] = []
  const { requests, non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(optionsOf(api, paths.slice(warmUp), { connections, seconds }), (error, result) =>
      error ? reject(error) : resolve(result),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  return { perSecond: requests.average, times: times.sort((a, b) => a - b), failed: non2xx + errors }
}

/** Asks for each path once, however long that takes. */
export async function warmUp(api: string, paths: readonly string[]): Promise<void> {
  const options = optionsOf(api, paths, { connections: CONNECTIONS, seconds: 1 })
  // The number of requests goes before the time.
  await autocannon({ ...options, amount: paths.length })
}

/** What makes autocannon ask for each path once before any comes again. */
export function optionsOf(
  api: string,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): autocannon.Options {
  let client = 0
  return {
    url: api,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    setupClient(one) {
      const first = client++ % connections
      one.setRequests(paths.filter((_, place) => place % connections === first).map((path) => ({ path })))
    },
  }
}

/**
 * Another API on the store's database as a shop would run it: answers are not checked against their schemas.
 * @param index `sql` asks PostgreSQL each time: the baseline
 * @param dataFolder of a store of our own; null = as the environment says
 */
export async function withApi<T>(
  index: 'memory' | 'sql',
  dataFolder: string | null,
  measure: (api: string) => Promise<T>,
): Promise<T> {
  if (dataFolder) process.env['VERSTAK_DATA'] = dataFolder
  const database = await openShopDatabase({ mustExist: true })
  const origin = `http://127.0.0.1:${PORT}`
  const startedAt = new Date()
  // As `npm start` runs it.
  const api = spawn(process.execPath, [...LEAN_NODE.args, join(ROOT, 'apps/api/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...LEAN_NODE.env,
      NODE_ENV: 'production',
      VERSTAK_ENV: 'production',
      PUBLIC_ORIGIN: origin,
      CATALOGUE_INDEX: index,
      DATABASE_URL: database.url,
      PORT: String(PORT),
      OPS_PORT: String(PORT + 1),
      VERSTAK_DATA: findDataFolder(),
      LOG_LEVEL: 'info',
    },
  })
  const ended = new Promise<void>((resolve) => api.once('exit', () => resolve()))
  try {
    const endsAt = Date.now() + START_DEADLINE_MS
    while (!(await fetch(`http://127.0.0.1:${PORT + 1}/readyz`).catch(() => undefined))?.ok) {
      if (Date.now() > endsAt || api.exitCode !== null) throw new Error('The API to be measured did not start')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    // Something else may answer at its port.
    if (api.exitCode !== null) throw new Error(`The API to be measured ended with ${api.exitCode}`)
    return await measure(origin)
  } finally {
    api.kill('SIGTERM')
    await ended
    await endQueriesSince(startedAt, database.url)
    await database.close()
  }
}

/** PostgreSQL goes on with what an ended API had asked for, which would slow down the next measurement. */
async function endQueriesSince(startedAt: Date, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'verstak-api' AND backend_start > $1`,
    [startedAt],
  )
  await client.end()
}

/** A row for the table of figures. */
export function rowOf({ perSecond, times, failed }: Load, baseline: Load) {
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? NaN).toFixed(1))
  return {
    'requests/s': Number(perSecond.toFixed(1)),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    failed,
    ratio: (perSecond / baseline.perSecond).toFixed(1),
  }
}
