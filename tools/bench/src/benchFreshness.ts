import { getListing, type Listing } from '@verstak/contracts/listing'
import { formatFilters } from '@verstak/contracts/listingFilters'
import { openShopDatabase } from '@verstak/tools-database/openShopDatabase'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { apiOf, CONNECTIONS, optionsOf, withApi } from './apiLoad.ts'
import { zipfRequests, findListings, listingPath } from './listingPaths.ts'

const PRODUCTS = 500
const CHANGES = 10_000
/** One of this many changes is timed. */
const TIMED_EVERY = 50
const DEADLINE_MS = 60_000

/** Amount of work for one API. */
interface Effort {
  changes: number
  /** Changes stop after this time. */
  seconds: number
  /** Number of products whose final price is checked at the end. */
  checked: number
  /** Listings per second during the changes; undefined = as many as 8 connections can get. */
  perSecond?: number
}

/** A busy shop below the capacity of the API, without a queue of requests. */
const BUSY: Effort = { changes: CHANGES, seconds: 240, checked: PRODUCTS, perSecond: 100 }
/** At full load every request waits in the queue, including the one that checks a price. */
const FULL: Effort = { changes: CHANGES, seconds: 60, checked: PRODUCTS }
/** Plain SQL takes seconds for a listing of a million products, and PostgreSQL cancels slow queries. */
const BASELINE: Effort = { changes: CHANGES, seconds: 30, checked: 5, perSecond: 100 }

interface Changed {
  product_id: number
  category_id: number
  price: number
  old_price: number | null
}

/**
 * Measures the delay between the commit of a price and its appearance in HTTP responses, while 8 connections request
 * listings and 10,000 prices change. Then checks that no changed product is found at another price. The baseline is an
 * API that queries PostgreSQL each time, for half a minute. Prices are restored at the end.
 */
export async function benchFreshness(origin: string, dataFolder: string | null): Promise<void> {
  const paths = zipfRequests(await findListings(apiOf(origin), 'short'))
  if (dataFolder) process.env['VERSTAK_DATA'] = dataFolder
  const database = await openShopDatabase({ mustExist: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const plain = await withApi('sql', dataFolder, (api) => change(client, api, paths, BASELINE))
    const [busy, full] = await withApi('memory', dataFolder, async (api) => [
      await change(client, api, paths, BUSY),
      await change(client, api, paths, FULL),
    ])
    console.log(`\nFreshness: up to ${CHANGES.toLocaleString('en')} prices change, one after the other`)
    console.table({
      [`plain SQL (baseline), ${BASELINE.perSecond} listings/s asked for`]: plain,
      [`catalogue index, ${BUSY.perSecond} listings/s`]: busy,
      'catalogue index, all that 8 connections get': full,
    })
  } finally {
    await client.end()
    await database.close()
  }
}

async function change(client: Client, api: string, paths: string[], effort: Effort) {
  const { changes, seconds, checked, perSecond } = effort
  const { rows } = await client.query<Changed>(
    `select product_id, category_id, price, old_price from product_price r join product p on p.id = product_id
     where is_active and price_type = 'retail' order by popularity desc, id limit ${PRODUCTS}`,
  )
  const load = autocannon(
    { ...optionsOf(api, paths, { connections: CONNECTIONS, seconds: 3_600 }), overallRate: perSecond },
    () => {},
  )
  let listings = 0
  load.on('response', (_client, status) => (listings += Number(status === 200)))
  const lags: number[] = []
  const startedAt = performance.now()
  try {
    let turn = 0
    for (; turn < changes && performance.now() - startedAt < seconds * 1000; turn++) {
      const product = rows[turn % rows.length]!
      await setPrice(client, product.product_id, priceAt(turn), null)
      if (turn % TIMED_EVERY === 0) lags.push(await untilFound(api, product, turn))
    }
    const endsAfter = (performance.now() - startedAt) / 1000
    const first = Math.max(0, turn - checked)
    return figuresOf(lags, {
      changes: turn,
      'changes/s': Math.round(turn / endsAfter),
      'listings/s': Math.round(listings / endsAfter),
      checked: turn - first,
      ...(await countStale(api, rows, { first, end: turn })),
    })
  } finally {
    load.stop()
    for (const { product_id: id, price, old_price: old } of rows) await setPrice(client, id, price, old)
  }
}

/** A price in kopecks that no product has and that is unique for each change. */
const priceAt = (turn: number) => 2_000_000_000 + turn * 100

const setPrice = (client: Client, id: number, price: number, old: number | null) =>
  client.query({
    name: 'set-price',
    text: `update product_price set price = $2, old_price = $3 where product_id = $1 and price_type = 'retail'`,
    values: [id, price, old],
  })

/** Milliseconds until a listing finds the product at its new price and shows that; Infinity = not within a minute. */
async function untilFound(api: string, product: Changed, turn: number): Promise<number> {
  const startedAt = performance.now()
  for (let attempt = 0; performance.now() - startedAt < DEADLINE_MS; attempt++) {
    if ((await lookFor(api, product, priceAt(turn), attempt)) === 'found') return performance.now() - startedAt
  }
  return Infinity
}

/**
 * `unanswered`: PostgreSQL cancelled the query after its time limit, as in a shop without the index.
 * @param attempt makes the request unique, so that no cache answers it
 */
async function lookFor(api: string, product: Changed, price: number, attempt: number) {
  const range = { from: price / 100 - 0.01 * (attempt % 90), to: price / 100 }
  const path = listingPath(product.category_id, formatFilters({ values: {}, ranges: { price: range } }), {
    sort: attempt % 2 === 0 ? 'popularity' : 'novelty',
    all: 'true',
  })
  const answer = await fetch(api + path)
  if (answer.status === 503) return 'unanswered'
  if (!answer.ok) throw new Error(`${getListing.path} answers ${answer.status}`)
  const { products } = (await answer.json()) as Listing
  return products.some(({ id, price: shown }) => id === product.product_id && shown === price) ? 'found' : 'stale'
}

/** Counts the products of the last changes that are not found at their new price. */
async function countStale(api: string, rows: readonly Changed[], turns: { first: number; end: number }) {
  const counts = { found: 0, stale: 0, unanswered: 0 }
  for (let turn = turns.first; turn < turns.end; turn++) {
    counts[await lookFor(api, rows[turn % rows.length]!, priceAt(turn), 0)] += 1
  }
  return { stale: counts.stale, unanswered: counts.unanswered }
}

function figuresOf(lags: number[], rest: Record<string, number>) {
  const sorted = lags.toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]!.toFixed(1))
  return { timed: lags.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'most ms': at(0.999), ...rest }
}
