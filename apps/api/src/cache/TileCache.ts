import type { ProductTile } from '@verstak/contracts/product'
import { GUEST } from '@verstak/price/buyer'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Terms } from '../price/terms.ts'
import { addManagerInfo } from '../product/addManagerInfo.ts'
import { fullTileOf } from '../product/fullTile.ts'
import { tileTermsOf, type TileAudience } from '../product/listTiles.ts'
import { productTileOf } from '../product/productTile.ts'
import { cachedHandoverDays } from '../region/cachedHandoverDays.ts'
import { TileFileCache, parseRow, type TileFileCacheOptions, type TileValidity } from './TileFileCache.ts'
import { ProductVersions } from './ProductVersions.ts'
import { CharacteristicNameCache } from './CharacteristicNameCache.ts'
import { selectRowsToCache, type CachedRowOf, type TileKind } from './rowsToCache.sql.ts'
import { TileContexts } from './TileContexts.ts'

/** Rows as objects, for suggestions and for buyers with prices of their own. A full one takes about 5 kB. */
const MAX_ROWS = { short: 6_000, full: 1_000 }
/** Whether a product has analogs depends on other products. It is a hint, so it may be as old as this. */
const MAX_AGE_MS = 60 * 60_000

export interface TileCacheOptions {
  db: Database
  pool: Pool
  terms(): Promise<Terms>
  now(): Date
  /** Where rows and serialized tiles are cached. */
  file: TileFileCacheOptions
}

/** Tiles for guests as the inside of a JSON array in UTF-8. */
export interface SerializedTiles {
  tiles: Buffer
  validity: TileValidity
}

/** The store's terms as one call sees them. */
export interface CurrentTerms {
  terms: Terms
}

interface TileEntry<K extends TileKind> extends TileValidity {
  row: CachedRowOf[K]
  isInFile: boolean
  /** The last tile for guests, and what it was made with besides the row. */
  guestTile: { tile: ProductTile; terms: Terms; days: object } | null
}

/**
 * Tiles of lists. Rows are read once and cached until they change. Each call first asks the database what changed, so a price
 * that was replaced before the call is never shown. Rows are the same for every buyer. Tiles are cached for guests only, and
 * made anew for anybody else.
 */
export class TileCache {
  readonly #options: TileCacheOptions
  readonly #versions: ProductVersions
  readonly #names: CharacteristicNameCache
  readonly #entries = {
    short: new LRUCache<number, TileEntry<'short'>>({ max: MAX_ROWS.short }),
    full: new LRUCache<number, TileEntry<'full'>>({ max: MAX_ROWS.full }),
  }
  readonly #file: TileFileCache
  readonly #contexts = new TileContexts()

  constructor(options: TileCacheOptions) {
    this.#options = options
    this.#versions = new ProductVersions(options.pool)
    this.#names = new CharacteristicNameCache(options.pool, this.#versions)
    this.#file = new TileFileCache(options.file)
  }

  /** To be awaited once per call: afterwards every change is known that was committed before. */
  async refresh(): Promise<CurrentTerms> {
    const [terms] = await Promise.all([this.#options.terms(), this.#versions.refresh()])
    return { terms }
  }

  /**
   * In the order of `ids`; those without a product are left out. The same object comes again while nothing changes.
   * @param current what `refresh` gave the same call before; `listSerialized` takes it, too
   */
  async list(
    kind: TileKind,
    ids: readonly number[],
    { region, buyer }: TileAudience,
    current?: CurrentTerms,
  ): Promise<ProductTile[]> {
    const { terms } = current ?? (await this.refresh())
    const conditions = { region, buyer, terms, now: this.#options.now() }
    const tiles = await (kind === 'full' ? this.#list('full', ids, conditions) : this.#list('short', ids, conditions))
    return addManagerInfo(this.#options.db, tiles, buyer)
  }

  /** The same for guests as JSON: tiles that were made before are copied from a file. */
  async listSerialized(
    kind: TileKind,
    ids: readonly number[],
    region: Region,
    current?: CurrentTerms,
  ): Promise<SerializedTiles> {
    const { terms } = current ?? (await this.refresh())
    const conditions = { region, buyer: GUEST, terms, now: this.#options.now() }
    const contextId = this.#contexts.idOf(terms, cachedHandoverDays(region, conditions.now))
    // All tiles are valid at this version or a later one, whatever changed before.
    const validity = {
      version: this.#versions.current,
      readAt: conditions.now.getTime(),
      saleUntil: Infinity,
      contextId,
    }
    const entries = ids.flatMap((id) => this.#findInFile(kind, id, conditions, contextId) ?? [])
    const tiles = entries.length === ids.length ? this.#file.readTiles(entries) : null
    if (!tiles) return this.#serialize(kind, ids, conditions, validity)
    for (const entry of entries) narrowValidity(validity, this.#file.validityOf(entry))
    return { tiles, validity }
  }

  /** Whether `listSerialized` would give the same for these products. */
  areUnchanged(ids: Iterable<number>, validity: TileValidity, region: Region, { terms }: CurrentTerms): boolean {
    const now = this.#options.now()
    if (validity.contextId !== this.#contexts.idOf(terms, cachedHandoverDays(region, now))) return false
    if (!isWithinLifetime(validity, now)) return false
    for (const id of ids) if (!this.#versions.isFresh(id, validity.version)) return false
    return true
  }

  close(): void {
    this.#file.close()
  }

  #findInFile(kind: TileKind, id: number, { region, now }: Conditions, contextId: number): number | null {
    const entry = this.#file.find(this.#contexts.partitionOf(kind, region), id)
    if (entry === null) return null
    const validity = this.#file.validityOf(entry)
    return validity.contextId === contextId && this.#isValid(id, validity, now) ? entry : null
  }

  /** For lists of which some tiles have to be made. */
  async #serialize(
    kind: TileKind,
    ids: readonly number[],
    conditions: Conditions,
    validity: TileValidity,
  ): Promise<SerializedTiles> {
    const { region } = conditions
    const { contextId } = validity
    const tiles = new Map<number, Buffer>()
    const missing: number[] = []
    for (const id of ids) {
      const entry = this.#findInFile(kind, id, conditions, contextId)
      const tile = entry === null ? null : this.#file.readTiles([entry])
      if (entry === null || !tile) missing.push(id)
      else {
        tiles.set(id, tile)
        narrowValidity(validity, this.#file.validityOf(entry))
      }
    }
    for (const entry of await this.#read(kind, missing, conditions)) {
      const tile = Buffer.from(JSON.stringify(makeTile(kind, entry.row, conditions)))
      tiles.set(entry.row.id, tile)
      narrowValidity(validity, entry)
      this.#putIntoFile(kind, { ...entry, contextId }, region, tile)
    }
    return { tiles: joinTiles(ids.flatMap((id) => tiles.get(id) ?? [])), validity }
  }

  async #list<K extends TileKind>(kind: K, ids: readonly number[], conditions: Conditions) {
    const { region, now } = conditions
    const regionKey = this.#contexts.regionKeyOf(region)
    const found = new Map<number, TileEntry<K>>()
    for (const id of ids) {
      const entry = this.#entriesOf(kind).get(keyOf(id, regionKey))
      if (entry && this.#isValid(id, entry, now)) found.set(id, entry)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const entry of await this.#read(kind, missing, conditions)) {
      found.set(entry.row.id, entry)
      this.#entriesOf(kind).set(keyOf(entry.row.id, regionKey), entry)
      if (!entry.isInFile) this.#putIntoFile(kind, entry, region)
    }
    return ids.flatMap((id) => {
      const entry = found.get(id)
      return entry ? [tileOf(kind, entry, conditions)] : []
    })
  }

  /** Rows from the file, else from the database. */
  async #read<K extends TileKind>(
    kind: K,
    ids: readonly number[],
    { region, now }: Conditions,
  ): Promise<TileEntry<K>[]> {
    const partition = this.#contexts.partitionOf(kind, region)
    const entries: TileEntry<K>[] = []
    const missing: number[] = []
    for (const id of ids) {
      const entry = this.#file.find(partition, id)
      const validity = entry === null ? null : this.#file.validityOf(entry)
      const json = entry !== null && validity && this.#isValid(id, validity, now) ? this.#file.readRow(entry) : null
      if (validity && json) {
        const row = parseRow<CachedRowOf[K]>(json, validity)
        entries.push({ ...validity, row, isInFile: true, guestTile: null })
      } else missing.push(id)
    }
    return missing.length > 0 ? [...entries, ...(await this.#select(kind, missing, region, now))] : entries
  }

  async #select<K extends TileKind>(kind: K, ids: number[], region: Region, now: Date): Promise<TileEntry<K>[]> {
    const { db, pool } = this.#options
    const [version, readAt] = [this.#versions.current, now.getTime()]
    const rows = await selectRowsToCache({ db, pool }, kind, { ids, officeIds: region.office_ids, now })
    const characteristicsOf = await this.#names.read(rows.map((row) => row.value_ids ?? []))
    return rows.map(({ value_ids: valueIds, ...read }) => {
      const row = { ...read, ...(valueIds && { characteristics: characteristicsOf(valueIds) }) } as CachedRowOf[K]
      const saleUntil = row.sale_until?.getTime() ?? Infinity
      return { row, version, readAt, saleUntil, contextId: 0, isInFile: false, guestTile: null }
    })
  }

  #putIntoFile<K extends TileKind>(kind: K, { row, ...validity }: TileEntry<K>, region: Region, tile?: Buffer): void {
    const partition = this.#contexts.partitionOf(kind, region)
    this.#file.put(partition, row.id, { tile, row: Buffer.from(JSON.stringify(row)) }, validity)
  }

  #isValid(id: number, validity: TileValidity, now: Date): boolean {
    return this.#versions.isFresh(id, validity.version) && isWithinLifetime(validity, now)
  }

  #entriesOf<K extends TileKind>(kind: K): LRUCache<number, TileEntry<K>> {
    return this.#entries[kind] as unknown as LRUCache<number, TileEntry<K>>
  }
}

function isWithinLifetime({ readAt, saleUntil }: TileValidity, now: Date): boolean {
  const age = now.getTime() - readAt
  return age >= 0 && age < MAX_AGE_MS && saleUntil > now.getTime()
}

/** Changes the validity of some tiles to that of these and one more. */
function narrowValidity(validity: TileValidity, { readAt, saleUntil }: TileValidity): void {
  validity.readAt = Math.min(validity.readAt, readAt)
  validity.saleUntil = Math.min(validity.saleUntil, saleUntil)
}

const COMMA = Buffer.from(',')

const joinTiles = (tiles: readonly Buffer[]): Buffer =>
  Buffer.concat(tiles.flatMap((tile, place) => (place === 0 ? [tile] : [COMMA, tile])))

const keyOf = (id: number, regionKey: number) => regionKey * 2 ** 31 + id

/** What a tile is made with besides its row. */
interface Conditions extends TileAudience {
  terms: Terms
  now: Date
}

function tileOf<K extends TileKind>(kind: K, entry: TileEntry<K>, conditions: Conditions): ProductTile {
  const { region, buyer, terms, now } = conditions
  const days = cachedHandoverDays(region, now)
  if (buyer.role !== 'guest') return makeTile(kind, entry.row, conditions)
  if (entry.guestTile?.terms === terms && entry.guestTile.days === days) return entry.guestTile.tile
  const tile = makeTile(kind, entry.row, conditions)
  entry.guestTile = { tile, terms, days }
  return tile
}

function makeTile(kind: TileKind, row: CachedRowOf[TileKind], { region, buyer, terms, now }: Conditions): ProductTile {
  const tileTerms = tileTermsOf(row, { region, buyer }, terms, now)
  return isFull(kind, row) ? fullTileOf(row, row, { ...tileTerms, buyer }) : productTileOf(row, tileTerms)
}

const isFull = (kind: TileKind, _row: CachedRowOf[TileKind]): _row is CachedRowOf['full'] => kind === 'full'
