import type { ProductTile } from '@verstak/contracts/product'
import { GUEST } from '@verstak/price/buyer'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Terms } from '../price/terms.ts'
import { keptHandoverDays } from '../region/keptHandoverDays.ts'
import { addManagerInfo } from '../product/addManagerInfo.ts'
import { CardFile, parseRow, type CardFileOptions, type CardMoment } from './CardFile.ts'
import { CardVersions } from './CardVersions.ts'
import { CharacteristicNames } from './CharacteristicNames.ts'
import { fullCardOf } from '../product/fullCard.ts'
import { selectKeptRows, type KeptRowOf, type TileKind } from './keptRows.sql.ts'
import { tileTermsOf, type TileAudience } from '../product/listTiles.ts'
import { productTileOf } from '../product/productTile.ts'

/** Rows as objects, for suggestions and for buyers with prices of their own; a full one weighs about 5 kB. */
const MOST_ROWS = { short: 6_000, full: 1_000 }
/** Whether a product has analogs depends on other products; a hint, so it may be as old as this. */
const LONGEST_MS = 60 * 60_000

export interface KeptTilesOptions {
  db: Database
  pool: Pool
  terms(): Promise<Terms>
  now(): Date
  /** Where rows and written tiles are kept. */
  file: CardFileOptions
}

/** What tiles were read and made with: of several, what holds for all of them. */
export type TilesMoment = CardMoment

/** Tiles for guests as the inside of a JSON array in UTF-8. */
export interface WrittenTiles {
  tiles: Buffer
  moment: TilesMoment
}

/** Of the moment of a call. */
export interface Fresh {
  terms: Terms
}

interface Kept<K extends TileKind> extends CardMoment {
  row: KeptRowOf[K]
  isInFile: boolean
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
  readonly #names: CharacteristicNames
  readonly #kept = {
    short: new LRUCache<number, Kept<'short'>>({ max: MOST_ROWS.short }),
    full: new LRUCache<number, Kept<'full'>>({ max: MOST_ROWS.full }),
  }
  readonly #file: CardFile
  /** A number for each region with its offices. */
  readonly #places = new Map<string, number>()
  readonly #placeByRegion = new WeakMap<Region, number>()
  /** A number for what tiles are made with besides their rows. */
  #madeWith = { terms: null as Terms | null, numbers: new WeakMap<object, number>(), last: 0 }

  constructor(options: KeptTilesOptions) {
    this.#options = options
    this.#versions = new CardVersions(options.pool)
    this.#names = new CharacteristicNames(options.pool, this.#versions)
    this.#file = new CardFile(options.file)
  }

  /** What lists of one call need: after this every change is known that was committed before. */
  async refresh(): Promise<Fresh> {
    const [terms] = await Promise.all([this.#options.terms(), this.#versions.refresh()])
    return { terms }
  }

  /**
   * In the order of `ids`; those without a product are left out. The same object comes again while nothing changes.
   * @param fresh what the same call got before; `listWritten` likes it, too
   */
  async list(
    kind: TileKind,
    ids: readonly number[],
    { region, buyer }: TileAudience,
    fresh?: Fresh,
  ): Promise<ProductTile[]> {
    const { terms } = fresh ?? (await this.refresh())
    const conditions = { region, buyer, terms, now: this.#options.now() }
    const tiles = await (kind === 'full' ? this.#list('full', ids, conditions) : this.#list('short', ids, conditions))
    return addManagerInfo(this.#options.db, tiles, buyer)
  }

  /** The same for guests, written: tiles that were made once are copied from a file. */
  async listWritten(kind: TileKind, ids: readonly number[], region: Region, fresh?: Fresh): Promise<WrittenTiles> {
    const { terms } = fresh ?? (await this.refresh())
    const conditions = { region, buyer: GUEST, terms, now: this.#options.now() }
    const madeWith = this.#numberOf(terms, keptHandoverDays(region, conditions.now))
    // All tiles are true at this version or a later one, whatever changed before.
    const moment = { version: this.#versions.now, readAt: conditions.now.getTime(), saleUntil: Infinity, madeWith }
    const cards = ids.flatMap((id) => this.#findWritten(kind, id, conditions, madeWith) ?? [])
    const written = cards.length === ids.length ? this.#file.readTiles(cards) : null
    if (!written) return this.#write(kind, ids, conditions, moment)
    for (const card of cards) shorten(moment, this.#file.momentOf(card))
    return { tiles: written, moment }
  }

  /** Whether `listWritten` would say the same of these products. @param fresh of the call that asks */
  areStill(ids: Iterable<number>, moment: TilesMoment, region: Region, { terms }: Fresh): boolean {
    const now = this.#options.now()
    if (moment.madeWith !== this.#numberOf(terms, keptHandoverDays(region, now))) return false
    if (!isYoung(moment, now)) return false
    for (const id of ids) if (!this.#versions.isFresh(id, moment.version)) return false
    return true
  }

  close(): void {
    this.#file.close()
  }

  #findWritten(kind: TileKind, id: number, { region, now }: Conditions, madeWith: number): number | null {
    const card = this.#file.find(this.#shelfOf(kind, region), id)
    if (card === null) return null
    const moment = this.#file.momentOf(card)
    return moment.madeWith === madeWith && this.#isTrue(id, moment, now) ? card : null
  }

  /** Some of the tiles have to be made. */
  async #write(
    kind: TileKind,
    ids: readonly number[],
    conditions: Conditions,
    moment: TilesMoment,
  ): Promise<WrittenTiles> {
    const { region } = conditions
    const { madeWith } = moment
    const tiles = new Map<number, Buffer>()
    const missing: number[] = []
    for (const id of ids) {
      const card = this.#findWritten(kind, id, conditions, madeWith)
      const tile = card === null ? null : this.#file.readTiles([card])
      if (card === null || !tile) missing.push(id)
      else {
        tiles.set(id, tile)
        shorten(moment, this.#file.momentOf(card))
      }
    }
    for (const kept of await this.#read(kind, missing, conditions)) {
      const tile = Buffer.from(JSON.stringify(makeTile(kind, kept.row, conditions)))
      tiles.set(kept.row.id, tile)
      shorten(moment, kept)
      this.#putIntoFile(kind, { ...kept, madeWith }, region, tile)
    }
    return { tiles: joinTiles(ids.flatMap((id) => tiles.get(id) ?? [])), moment }
  }

  async #list<K extends TileKind>(kind: K, ids: readonly number[], conditions: Conditions) {
    const { region, now } = conditions
    const place = this.#placeOf(region)
    const found = new Map<number, Kept<K>>()
    for (const id of ids) {
      const kept = this.#keptOf(kind).get(keyOf(id, place))
      if (kept && this.#isTrue(id, kept, now)) found.set(id, kept)
    }
    const missing = ids.filter((id) => !found.has(id))
    for (const kept of await this.#read(kind, missing, conditions)) {
      found.set(kept.row.id, kept)
      this.#keptOf(kind).set(keyOf(kept.row.id, place), kept)
      if (!kept.isInFile) this.#putIntoFile(kind, kept, region)
    }
    return ids.flatMap((id) => {
      const kept = found.get(id)
      return kept ? [tileOf(kind, kept, conditions)] : []
    })
  }

  /** Rows from the file, else from the database. */
  async #read<K extends TileKind>(kind: K, ids: readonly number[], { region, now }: Conditions): Promise<Kept<K>[]> {
    const shelf = this.#shelfOf(kind, region)
    const kept: Kept<K>[] = []
    const missing: number[] = []
    for (const id of ids) {
      const card = this.#file.find(shelf, id)
      const moment = card === null ? null : this.#file.momentOf(card)
      const json = card !== null && moment && this.#isTrue(id, moment, now) ? this.#file.readRow(card) : null
      if (moment && json)
        kept.push({ ...moment, row: parseRow<KeptRowOf[K]>(json, moment), isInFile: true, made: null })
      else missing.push(id)
    }
    return missing.length > 0 ? [...kept, ...(await this.#select(kind, missing, region, now))] : kept
  }

  async #select<K extends TileKind>(kind: K, ids: number[], region: Region, now: Date): Promise<Kept<K>[]> {
    const { db, pool } = this.#options
    const [version, readAt] = [this.#versions.now, now.getTime()]
    const rows = await selectKeptRows({ db, pool }, kind, { ids, officeIds: region.office_ids, now })
    const characteristicsOf = await this.#names.read(rows.map((row) => row.value_ids ?? []))
    return rows.map(({ value_ids: valueIds, ...read }) => {
      const row = { ...read, ...(valueIds && { characteristics: characteristicsOf(valueIds) }) } as KeptRowOf[K]
      const saleUntil = row.sale_until?.getTime() ?? Infinity
      return { row, version, readAt, saleUntil, madeWith: 0, isInFile: false, made: null }
    })
  }

  #putIntoFile<K extends TileKind>(kind: K, { row, ...moment }: Kept<K>, region: Region, tile?: Buffer): void {
    this.#file.put(this.#shelfOf(kind, region), row.id, { tile, row: Buffer.from(JSON.stringify(row)) }, moment)
  }

  #isTrue(id: number, moment: CardMoment, now: Date): boolean {
    return this.#versions.isFresh(id, moment.version) && isYoung(moment, now)
  }

  #shelfOf(kind: TileKind, region: Region): number {
    return 2 * this.#placeOf(region) + (kind === 'full' ? 1 : 0)
  }

  /** Offices may move to another region. */
  #placeOf(region: Region): number {
    const known = this.#placeByRegion.get(region)
    if (known !== undefined) return known
    const key = `${region.id} ${region.office_ids.join()}`
    const place = this.#places.get(key) ?? this.#places.size + 1
    this.#places.set(key, place)
    this.#placeByRegion.set(region, place)
    return place
  }

  #numberOf(terms: Terms, days: object): number {
    const known = this.#madeWith
    if (known.terms !== terms) this.#madeWith = { terms, numbers: new WeakMap(), last: known.last }
    const { numbers } = this.#madeWith
    const number = numbers.get(days) ?? (this.#madeWith.last += 1)
    numbers.set(days, number)
    return number
  }

  #keptOf<K extends TileKind>(kind: K): LRUCache<number, Kept<K>> {
    return this.#kept[kind] as unknown as LRUCache<number, Kept<K>>
  }
}

function isYoung({ readAt, saleUntil }: CardMoment, now: Date): boolean {
  const age = now.getTime() - readAt
  return age >= 0 && age < LONGEST_MS && saleUntil > now.getTime()
}

/** What holds for some tiles and for one more. */
function shorten(moment: TilesMoment, { readAt, saleUntil }: CardMoment): void {
  moment.readAt = Math.min(moment.readAt, readAt)
  moment.saleUntil = Math.min(moment.saleUntil, saleUntil)
}

const COMMA = Buffer.from(',')

const joinTiles = (tiles: readonly Buffer[]): Buffer =>
  Buffer.concat(tiles.flatMap((tile, place) => (place === 0 ? [tile] : [COMMA, tile])))

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
