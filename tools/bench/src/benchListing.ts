import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { listTopics } from '@verstak/contracts/catalogue'
import { getListing, type Listing } from '@verstak/contracts/listing'
import { formatFilters } from '@verstak/contracts/listingFilters'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import autocannon from 'autocannon'
import * as v from 'valibot'

const ROOT = join(import.meta.dirname, '../../..')
const CONNECTIONS = 8
const SECONDS = 10
const REGION = 1
/** The port of the API, from that of the shop. */
const API_OFFSET = 1
const BASELINE_PORT = 4690
const BASELINE_DEADLINE_MS = 120_000

/**
 * The listing call straight at the API: a category with two filters, all facets and a page of full cards, no two requests
 * alike, beside an API that asks PostgreSQL for everything. Load generator, API and database share this machine.
 */
export async function benchListing(origin: string, dataFolder: string | null): Promise<void> {
  const shop = new URL(origin)
  const api = process.env['VERSTAK_API_URL'] ?? `http://${shop.hostname}:${Number(shop.port) + API_OFFSET}`
  const paths = await findListings(api)
  const bytes = (await (await fetch(api + paths[0]!)).text()).length
  console.log(`\nListing call: ${paths.length} different ones, about ${Math.round(bytes / 1024)} Ki characters each`)
  const indexed = await load(api, paths)
  const plain = await withBaseline(dataFolder, (baseline) => load(baseline, paths))
  console.table({ 'plain SQL (baseline)': rowOf(plain, plain), 'catalogue index': rowOf(indexed, plain) })
}

/** Categories with a brand and a value of a property chosen, and a price from which they begin, so that no cache helps. */
async function findListings(api: string): Promise<string[]> {
  const topics = v.parse(listTopics.response, await getJson(api + listTopics.path))
  const paths: string[] = []
  for (const { id } of topics.data.flatMap(({ children }) => children).slice(0, 24)) {
    const listing = await getJson<Listing>(api + listingPath(id, ''))
    const [brand, property] = [
      listing.facets.find((facet) => facet.id === 'brand'),
      listing.facets.find((facet) => /^p\d/.test(facet.id) && facet.kind === 'values'),
    ]
    for (const value of property?.values.slice(0, 3) ?? []) {
      for (let price = 1; brand && price <= 40; price++) {
        const filters = {
          values: { brand: brand.values.slice(0, 3).map((own) => own.id), [property!.id]: [value.id] },
          ranges: { price: { from: price, to: null } },
        }
        paths.push(listingPath(id, formatFilters(filters)))
      }
    }
  }
  // In an order that is always the same, but jumps between categories.
  return paths
    .map((path, place) => ({ path, key: (place * 7919) % paths.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ path }) => path)
}

function listingPath(id: number, filters: string): string {
  const query = { listingType: 'category', id: String(id), brandId: '0', searchString: '', sort: 'popularity' }
  const rest = { asc: 'false', page: '1', filters, all: 'false', regionId: String(REGION) }
  return `${getListing.path}?${new URLSearchParams({ ...query, ...rest })}`
}

async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

interface Load {
  perSecond: number
  /** Milliseconds of each answer, ascending. */
  times: number[]
  failed: number
}

async function load(api: string, paths: string[]): Promise<Load> {
  const options = { url: api, connections: CONNECTIONS, requests: paths.map((path) => ({ path })) }
  await autocannon({ ...options, duration: 3 })
  const times: number[] = []
  const { requests, non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, duration: SECONDS }, (error, result) =>
      error ? reject(error) : resolve(result),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  return { perSecond: requests.average, times: times.sort((a, b) => a - b), failed: non2xx + errors }
}

/** A second API on the same database, without the index. `dataFolder`: of a store of our own; null = as the environment says. */
async function withBaseline<T>(dataFolder: string | null, measure: (api: string) => Promise<T>): Promise<T> {
  if (dataFolder) process.env['VERSTAK_DATA'] = dataFolder
  const database = await openShopDatabase({ mustExist: true })
  const api = spawn(process.execPath, [join(ROOT, 'apps/api/src/main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CATALOGUE_INDEX: 'sql',
      DATABASE_URL: database.url,
      PORT: String(BASELINE_PORT),
      OPS_PORT: String(BASELINE_PORT + 1),
      VERSTAK_DATA: process.env['VERSTAK_DATA'] ?? join(ROOT, 'dist'),
      LOG_LEVEL: 'silent',
    },
  })
  const ended = new Promise<void>((resolve) => api.once('exit', () => resolve()))
  try {
    const endsAt = Date.now() + BASELINE_DEADLINE_MS
    while (!(await fetch(`http://127.0.0.1:${BASELINE_PORT + 1}/readyz`).catch(() => undefined))?.ok) {
      if (Date.now() > endsAt || api.exitCode !== null) throw new Error('The API of the baseline did not start')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return await measure(`http://127.0.0.1:${BASELINE_PORT}`)
  } finally {
    api.kill('SIGTERM')
    await ended
    await database.close()
  }
}

function rowOf({ perSecond, times, failed }: Load, baseline: Load) {
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
