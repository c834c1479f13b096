import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, type ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { addDemoReviews } from './addDemoReviews.ts'
import { saveArticles } from './articles.sql.ts'
import { catalogueChunks, type CatalogueOptions } from './catalogueChunks.ts'
import type { CopyChunk } from './copyRows.ts'
import { dropForeignKeys, pauseNotes } from './foreignKeys.sql.ts'
import { deliveryChunks } from './deliveryRows.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { refusalOf } from './refusal.ts'
import { regionChunks } from './regionRows.ts'
import {
  deleteDemo,
  digestProducts,
  lockStore,
  markReviewed,
  savePromoCodes,
  savePromotions,
  saveSetting,
  saveTerms,
  selectContents,
  selectTreeEnd,
  selectValueIds,
  updateOwnProducts,
} from './store.sql.ts'

/** Increment it when the generated data changes; it is stored in the setting. */
const CATALOGUE_VERSION = '7'

/** Lines per write to the server. */
const LINES_PER_WRITE = 500

/** Thrown when the database must not be changed; nothing was changed. */
export class RefusedError extends Error {}

export interface LoadOptions extends CatalogueOptions {
  url: string
  /** Leave products alone; a demo catalogue of a time without reviews gets its reviews. */
  isIfEmpty?: boolean
  /** Replace an earlier demo catalogue, including its orders. */
  isReplaceDemo?: boolean
  /** Receives the number of products copied so far. */
  onProgress?: (products: number) => void
  /** Receives the name of each later step. */
  onStep?: (step: string) => void
}

/**
 * Fills a migrated database with the catalogue, in one transaction.
 * @returns false when `isIfEmpty` found nothing to do
 * @throws RefusedError when the database holds products or orders that are not the generator's
 */
export async function loadCatalogue(options: LoadOptions): Promise<boolean> {
  const client = new Client({ connectionString: options.url })
  await client.connect()
  try {
    await client.query('begin')
    const isLoaded = await load(client, options)
    await client.query('commit')
    if (isLoaded) {
      options.onStep?.('gathering statistics')
      await client.query('analyze')
    }
    return isLoaded
  } finally {
    // Ends an open transaction as well.
    await client.end()
  }
}

/** Gives an empty shop its places: regions, offices and what delivery costs there. Goods are the shop's own business. */
export async function loadPlaces(url: string, today: Date): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    for (const chunk of [...regionChunks({ today }), ...deliveryChunks()]) {
      if (KEPT.has(chunk.table)) await addMissing(client, chunk)
      else if (UPSERTED.has(chunk.table)) await upsert(client, chunk, UPSERTED.get(chunk.table)!)
      else await copyInto(client, chunk.table, chunk)
    }
    await client.query('commit')
  } finally {
    // Ends an open transaction as well.
    await client.end()
  }
}

async function load(client: ClientBase, options: LoadOptions): Promise<boolean> {
  await lockStore(client)
  const contents = await selectContents(client)
  if (options.isIfEmpty && contents.demoProducts + contents.ownProducts > 0) return addReviews(client, options)
  const refusal = refusalOf(contents, options.isReplaceDemo ?? false)
  if (refusal) throw new RefusedError(refusal)
  const isUnused = contents.demoProducts + contents.ownProducts + contents.orders === 0
  if (!isUnused) await deleteDemo(client)
  const restoreForeignKeys = isUnused ? await dropForeignKeys(client) : null
  const writeNotes = isUnused ? await pauseNotes(client) : null

  let products = 0
  const kept = { keptValues: await selectValueIds(client), lftOffset: await selectTreeEnd(client) }
  for (const chunk of catalogueChunks({ ...options, ...kept })) {
    const changeable = UPSERTED.get(chunk.table)
    if (CLEARED.has(chunk.table)) await client.query(CLEARED.get(chunk.table)!)
    if (changeable) await upsert(client, chunk, changeable)
    else if (KEPT.has(chunk.table)) await addMissing(client, chunk)
    else await copyInto(client, chunk.table, chunk)
    if (chunk.table !== 'product') continue
    products += chunk.lines.length
    options.onProgress?.(products)
  }
  options.onStep?.('checking references')
  await restoreForeignKeys?.()
  await writeNotes?.()
  options.onStep?.('putting stock and values together')
  await digestProducts(client)
  options.onStep?.('counting reviews')
  await client.query('select recount_reviews()')
  await updateOwnProducts(client)
  await saveTerms(client, options.today)
  await savePromotions(client, options.today)
  await savePromoCodes(client)
  await saveArticles(client, options.today)
  const date = options.today.toISOString().slice(0, 10)
  await saveSetting(client, { version: CATALOGUE_VERSION, seed: options.seed, products, date })
  return true
}

async function addReviews(client: ClientBase, { onStep }: LoadOptions): Promise<boolean> {
  onStep?.('looking for reviews')
  if (!(await addDemoReviews(client, (chunk) => copyInto(client, chunk.table, chunk)))) return false
  onStep?.('counting reviews')
  await client.query('select recount_reviews()')
  await markReviewed(client)
  return true
}

/** What goes before the new rows of a table come. Offices stay, because orders name them. */
const CLEARED: ReadonlyMap<string, string> = new Map([
  ['office', `update office set is_active = false where source = '${DEMO_SOURCE}'`],
  [
    'office_hours',
    `delete from office_hours where office_id in (select id from office where source = '${DEMO_SOURCE}')`,
  ],
  [
    'office_special_day',
    `delete from office_special_day where office_id in (select id from office where source = '${DEMO_SOURCE}')`,
  ],
])

/** Tariffs and towns: the shop may have changed them, so rows that are there stay as they are. */
const KEPT: ReadonlySet<string> = new Set([
  'locality',
  'courier_tariff',
  'courier_zone',
  'courier_rate',
  'courier_interval',
  'courier_lifting',
  'courier_booking',
  'transport_company',
  'transport_tariff',
  'transport_rate',
  'transport_terminal',
])

/**
 * Small tables whose rows may already exist, because orders or the shop's own products refer to them. The condition
 * selects the rows that may be updated.
 */
const UPSERTED: ReadonlyMap<string, string> = new Map([
  ['region', 'true'],
  ['office', 'true'],
  ['category', `category.source = '${DEMO_SOURCE}'`],
  ['brand', `brand.source = '${DEMO_SOURCE}'`],
  ['property_group', 'true'],
  ['property', 'true'],
])

async function upsert(client: ClientBase, chunk: CopyChunk, changeable: string): Promise<void> {
  const { table, columns } = chunk
  await client.query(`create temp table incoming (like ${table} including defaults) on commit drop`)
  await copyInto(client, 'incoming', chunk)
  const list = columns.join(', ')
  const changes = columns.slice(1).map((column) => `${column} = excluded.${column}`)
  await client.query(
    `insert into ${table} (${list}) select ${list} from incoming
     on conflict (id) do update set ${changes.join(', ')} where ${changeable}`,
  )
  await client.query('drop table incoming')
}

async function addMissing(client: ClientBase, chunk: CopyChunk): Promise<void> {
  const { table, columns } = chunk
  const list = columns.join(', ')
  await client.query(`create temp table incoming on commit drop as select ${list} from ${table} limit 0`)
  await copyInto(client, 'incoming', chunk)
  await client.query(
    `insert into ${table} (${list}) overriding system value select ${list} from incoming on conflict do nothing`,
  )
  await client.query('drop table incoming')
}

async function copyInto(client: ClientBase, table: string, { columns, lines }: CopyChunk): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(textOf(lines)), stream)
}

function* textOf(lines: readonly string[]): Generator<string> {
  for (let at = 0; at < lines.length; at += LINES_PER_WRITE) yield lines.slice(at, at + LINES_PER_WRITE).join('')
}
