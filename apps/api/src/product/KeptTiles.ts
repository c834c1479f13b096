import type { ProductTile } from '@verstak/contracts/product'
import { GUEST } from '@verstak/price/buyer'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Terms } from '../price/terms.ts'
import { keptHandoverDays } from '../region/keptHandoverDays.ts'
import { addManagerInfo } from './addManagerInfo.ts'
import { CardVersions } from './CardVersions.ts'
import { fullCardOf } from './fullCard.ts'
import { selectKeptRows, type KeptRowOf, type TileKind } from './keptRows.sql.ts'
import { tileTermsOf, type TileAudience } from './listTiles.ts'
import { productTileOf } from './productTile.ts'

/** Rows for suggestions and for buyers with prices of their own; a full one weighs about 5 kB. */
const MOST_ROWS = { short: 6_000, full: 1_000 }
/** Tiles for guests, as bytes outside of the heap: 17,000 full ones or 40,000 short ones. */
const WRITTEN_BYTES = 80 << 20
/** What the cache itself takes for each. */
const ENTRY_BYTES = 400
/** Whether a product has analogs depends on other products; a hint, so it may be as old as this. */
const LONGEST_MS = 10 * 60_000

export interface KeptTilesOptions {
  db: Database
  pool: Pool
  terms(): Promise<Terms>
  now(): Date
}

interface Kept<K extends TileKind> {
  row: KeptRowOf[K]
  version: number
  readAt: number
  /** The last tile for guests, and what it was made with besides the row. */
  made: { tile: ProductTile; terms: Terms; days: object } | null
}

/** A guest's tile as JSON, and what it was made of. */
interface Written {
  json: Buffer
  version: number
  readAt: number
  saleUntil: Date | null
  terms: Terms
  days: object
}

/**
 * Tiles of lists. Rows are read once and kept while nothing changed them; each call asks the database first whether
 * something did, so that a price that was replaced before the call is never shown. Rows are the same for every buyer;
 * tiles are kept as guests see them, and made for anybody else.
 */
export class KeptTiles {
  readonly #options: KeptTilesOptions
  readonly #versions: CardVersions
  readonly #kept = {
    short: new LRUCache<number, Kept<'short'>>({ max: MOST_ROWS.short }),
    full: new LRUCache<number, Kept<'full'>>({ max: MOST_ROWS.full }),
  }
  /** Short ones by key, full ones by −key. */
  readonly #written = new LRUCache<number, Written>({
    maxSize: WRITTEN_BYTES,
    sizeCalculation: ({ json }) => json.length + ENTRY_BYTES,
  })
  /** A number for each region with its offices. */
  readonly #places = new Map<string, number>()

  constructor(options: KeptTilesOptions) {
    this.#options = options
    this.#versions = new CardVersions(options.pool)
  }

  /** In the order of `ids`; those without a product are left out. The same object comes again while nothing changes. */
  async list(kind: TileKind, ids: readonly number[], { region, buyer }: TileAudience): Promise<ProductTile[]> {
    const [terms] = await Promise.all([this.#options.terms(), this.#versions.refresh()])
    const conditions = { region, buyer, terms, now: this.#options.now() }
    const tiles = await (kind === 'full' ? this.#list('full', ids, conditions) : this.#list('short', ids, conditions))
    return addManagerInfo(this.#options.db, tiles, buyer)
  }

  /** The same for guests as JSON in UTF-8, of many more products. */
  async listWritten(kind: TileKind, ids: readonly number[], region: Region): Promise<Buffer[]> {
    const [terms] = await Promise.all([this.#options.terms(), this.#versions.refresh()])
    const now = this.#options.now()
    const days = keptHandoverDays(region, now)
    const place = this.#placeOf(region)
    const keyFor = (id: number) => (kind === 'full' ? -keyOf(id, place) : keyOf(id, place))
    const found = new Map<number, Buffer>()
    for (const id of ids) {
      const known = this.#written.get(keyFor(id))
      const isSame = known?.terms === terms && known.days === days
      if (isSame && this.#isTrue(id, known, known.saleUntil, now)) found.set(id, known.json)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const { row, version, readAt } of missing.length > 0 ? await this.#read(kind, missing, region, now) : []) {
      const json = Buffer.from(JSON.stringify(makeTile(kind, row, { region, buyer: GUEST, terms, now })))
      found.set(row.id, json)
      this.#written.set(keyFor(row.id), { json, version, readAt, saleUntil: row.sale_until, terms, days })
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  async #list<K extends TileKind>(kind: K, ids: readonly number[], conditions: Conditions) {
    const { region, now } = conditions
    const place = this.#placeOf(region)
    const found = new Map<number, Kept<K>>()
    for (const id of ids) {
      const kept = this.#keptOf(kind).get(keyOf(id, place))
      if (kept && this.#isTrue(id, kept, kept.row.sale_until, now)) found.set(id, kept)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const kept of missing.length > 0 ? await this.#read(kind, missing, region, now) : []) {
      found.set(kept.row.id, kept)
      this.#keptOf(kind).set(keyOf(kept.row.id, place), kept)
    }
    return ids.flatMap((id) => {
      const kept = found.get(id)
      return kept ? [tileOf(kind, kept, conditions)] : []
    })
  }

  async #read<K extends TileKind>(kind: K, ids: number[], region: Region, now: Date): Promise<Kept<K>[]> {
    const { db, pool } = this.#options
    const [version, readAt] = [this.#versions.now, now.getTime()]
    const rows = await selectKeptRows({ db, pool }, kind, { ids, officeIds: region.office_ids, now })
    return rows.map((row) => ({ row, version, readAt, made: null }))
  }

  #isTrue(id: number, read: { version: number; readAt: number }, saleUntil: Date | null, now: Date): boolean {
    if (!this.#versions.isFresh(id, read.version)) return false
    const age = now.getTime() - read.readAt
    return age >= 0 && age < LONGEST_MS && (saleUntil === null || saleUntil > now)
  }

  /** Offices may move to another region. */
  #placeOf({ id, office_ids: offices }: Region): number {
    const key = `${id} ${offices.join()}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.#places.size + 1)
    return this.#places.size
  }

  #keptOf<K extends TileKind>(kind: K): LRUCache<number, Kept<K>> {
    return this.#kept[kind] as unknown as LRUCache<number, Kept<K>>
  }
}

const keyOf = (id: number, place: number) => place * 2 ** 31 + id

/** What a tile is made with besides its row. */
interface Conditions extends TileAudience {
  terms: Terms
  now: Date
}

function tileOf<K extends TileKind>(kind: K, kept: Kept<K>, conditions: Conditions): ProductTile {
  const { region, buyer, terms, now } = conditions
  const days = keptHandoverDays(region, now)
  if (buyer.role !== 'guest') return makeTile(kind, kept.row, conditions)
  if (kept.made?.terms === terms && kept.made.days === days) return kept.made.tile
  const tile = makeTile(kind, kept.row, conditions)
  kept.made = { tile, terms, days }
  return tile
}

function makeTile(kind: TileKind, row: KeptRowOf[TileKind], { region, buyer, terms, now }: Conditions): ProductTile {
  const tileTerms = tileTermsOf(row, { region, buyer }, terms, keptHandoverDays(region, now))
  return isFull(kind, row) ? fullCardOf(row, row, { ...tileTerms, buyer }) : productTileOf(row, tileTerms)
}

const isFull = (kind: TileKind, _row: KeptRowOf[TileKind]): _row is KeptRowOf['full'] => kind === 'full'
