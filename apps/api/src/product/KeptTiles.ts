import type { ProductTile } from '@verstak/contracts/product'
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
import { keepJson } from './tileJson.ts'

/** A full one weighs about 10 kB. */
const MOST_KEPT = { short: 6_000, full: 4_000 }
/** Whether a product has analogs depends on other products; a hint, so it may be as old as this. */
const LONGEST_MS = 60_000

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

/**
 * Tiles of lists. Rows are read once and kept while nothing changed them; each call asks the database first whether
 * something did, so that a price that was replaced before the call is never shown. Rows are the same for every buyer;
 * tiles are kept as guests see them, and made for anybody else.
 */
export class KeptTiles {
  readonly #options: KeptTilesOptions
  readonly #versions: CardVersions
  readonly #kept = {
    short: new LRUCache<string, Kept<'short'>>({ max: MOST_KEPT.short }),
    full: new LRUCache<string, Kept<'full'>>({ max: MOST_KEPT.full }),
  }

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

  async #list<K extends TileKind>(kind: K, ids: readonly number[], conditions: Conditions) {
    const { db, pool } = this.#options
    const { region, now } = conditions
    const found = new Map<number, Kept<K>>()
    for (const id of ids) {
      const kept = this.#find(kind, id, region, now)
      if (kept) found.set(id, kept)
    }
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) {
      const [version, readAt] = [this.#versions.now, now.getTime()]
      const rows = await selectKeptRows({ db, pool }, kind, { ids: missing, officeIds: region.office_ids, now })
      for (const row of rows) {
        const kept: Kept<K> = { row, version, readAt, made: null }
        found.set(row.id, kept)
        this.#keptOf(kind).set(keyOf(row.id, region), kept)
      }
    }
    return ids.flatMap((id) => {
      const kept = found.get(id)
      return kept ? [tileOf(kind, kept, conditions)] : []
    })
  }

  #find<K extends TileKind>(kind: K, id: number, region: Region, now: Date): Kept<K> | undefined {
    const kept = this.#keptOf(kind).get(keyOf(id, region))
    if (!kept || !this.#versions.isFresh(id, kept.version)) return undefined
    const age = now.getTime() - kept.readAt
    const { sale_until: saleUntil } = kept.row
    return age >= 0 && age < LONGEST_MS && (saleUntil === null || saleUntil > now) ? kept : undefined
  }

  #keptOf<K extends TileKind>(kind: K): LRUCache<string, Kept<K>> {
    return this.#kept[kind] as unknown as LRUCache<string, Kept<K>>
  }
}

/** Offices may move to another region. */
const keyOf = (id: number, { id: regionId, office_ids: offices }: Region) => `${id} ${regionId} ${offices.join()}`

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
  kept.made = { tile: keepJson(tile), terms, days }
  return tile
}

function makeTile(kind: TileKind, row: KeptRowOf[TileKind], { region, buyer, terms, now }: Conditions): ProductTile {
  const tileTerms = tileTermsOf(row, { region, buyer }, terms, keptHandoverDays(region, now))
  return isFull(kind, row) ? fullCardOf(row, row, { ...tileTerms, buyer }) : productTileOf(row, tileTerms)
}

const isFull = (kind: TileKind, _row: KeptRowOf[TileKind]): _row is KeptRowOf['full'] => kind === 'full'
