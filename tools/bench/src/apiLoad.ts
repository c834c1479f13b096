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
/**
 * Longer than plain SQL takes. After a timeout autocannon would set a timer in the past, and Node would print a
 * warning.
 */
const TIMEOUT_SECONDS = 60
/** Offset of the API's port from the shop's. */
const API_OFFSET = 1
/** Not 4690, the operations port of the store that a benchmark starts itself. */
const PORT = 4560
const START_DEADLINE_MS = 600_000

/** Address of the API of a running store; VERSTAK_API_URL overrides it. */
export function apiOf(origin: string): string {
  const shop = new URL(origin)
  return process.env['VERSTAK_API_URL'] ?? `http://${shop.hostname}:${Number(shop.port) + API_OFFSET}`
}

/** @throws when the response is an error */
export async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Result of a load of requests. */
export interface Load {
  perSecond: number
  /** Milliseconds of each answer, ascending. */
  times: number[]
  failed: number
}

/**
 * Requests the paths over 8 connections, after a warm-up with the first quarter of them. Each connection has different
 * paths. By default all autocannon connections request the same path at the same time, and a cache would answer seven
 * of eight.
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

/** Requests each path once, without a time limit. */
export async function warmUp(api: string, paths: readonly string[]): Promise<void> {
  const options = optionsOf(api, paths, { connections: CONNECTIONS, seconds: 1 })
  // The number of requests takes precedence over the duration.
  await autocannon({ ...options, amount: paths.length })
}

/** Options that make autocannon request each path once before any repetition. */
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
 * Starts another API on the store's database as in production: responses are not checked against their schemas.
 * @param index `sql` queries PostgreSQL for each request: the baseline
 * @param dataFolder data folder of a store that the benchmark started; null = from the environment
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
      // Required; a benchmark sends no messages.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'bench@verstak.example',
      SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
      SMS_GATEWAY_TOKEN: 'bench',
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
    // Another process may use its port.
    if (api.exitCode !== null) throw new Error(`The API to be measured ended with ${api.exitCode}`)
    return await measure(origin)
  } finally {
    api.kill('SIGTERM')
    await ended
    await endQueriesSince(startedAt, database.url)
    await database.close()
  }
}

/** Cancels running queries of a stopped API, which would slow down the next measurement. */
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
