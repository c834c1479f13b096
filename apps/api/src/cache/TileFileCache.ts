import { RingBufferFile, type RingBufferFileOptions } from './RingBufferFile.ts'
import type { CachedRow } from './rowsToCache.sql.ts'

const MAX_BYTES = 2 * 2 ** 30
/** An entry takes 60 bytes of memory. */
const MAX_ENTRIES = 2 ** 19

export interface TileFileCacheOptions extends Pick<RingBufferFileOptions, 'folder' | 'onWarning'> {
  maxBytes?: number
  maxEntries?: number
}

/** Until when a tile and its row are valid, and what they were made with. For several tiles: what holds for all of them. */
export interface TileValidity {
  /** Of `ProductVersions`, before the row was read. */
  version: number
  readAt: number
  /** When a sale begins or ends for the product; Infinity = never. */
  saleUntil: number
  /** Of `TileContexts`: what the tile was made with besides the row; 0 = there is no tile. */
  contextId: number
}

/** An entry as JSON in UTF-8: the product's row and, for guests, its tile. */
export interface EntryBytes {
  tile?: Buffer
  row: Buffer
}

const NO_BYTES = Buffer.alloc(0)
const COMMA = ','.charCodeAt(0)

/**
 * Half a million tiles with their rows in a file, one entry by partition (kind of tile and region) and product. Memory holds
 * positions only.
 * When the file or the table of positions is full, the oldest entries are evicted.
 */
export class TileFileCache {
  readonly #file: RingBufferFile
  readonly #maxEntries: number
  /** By partition, numbers of entries by product. Numbers only grow; an entry's row in the columns is its number modulo `maxEntries`. */
  readonly #partitions: Map<number, number>[] = []
  #first = 0
  #next = 0
  readonly #ids: Int32Array
  readonly #partitionOf: Int32Array
  readonly #positions: Float64Array
  readonly #tileLengths: Int32Array
  readonly #rowLengths: Int32Array
  readonly #versions: Float64Array
  readonly #readAt: Float64Array
  readonly #saleUntil: Float64Array
  readonly #contextIds: Int32Array

  constructor({ folder, onWarning, maxBytes = MAX_BYTES, maxEntries = MAX_ENTRIES }: TileFileCacheOptions) {
    this.#file = new RingBufferFile({ folder, onWarning, maxBytes })
    this.#maxEntries = maxEntries
    const ints = () => new Int32Array(maxEntries)
    const numbers = () => new Float64Array(maxEntries)
    this.#ids = ints()
    this.#partitionOf = ints()
    this.#tileLengths = ints()
    this.#rowLengths = ints()
    this.#contextIds = ints()
    this.#positions = numbers()
    this.#versions = numbers()
    this.#readAt = numbers()
    this.#saleUntil = numbers()
  }

  /** The entry's number, which is valid until the next `put`; null when it is not there. */
  find(partition: number, id: number): number | null {
    const entry = this.#partitions[partition]?.get(id)
    if (entry === undefined) return null
    return this.#positions[entry % this.#maxEntries]! < this.#file.oldest ? null : entry
  }

  validityOf(entry: number): TileValidity {
    const at = entry % this.#maxEntries
    return {
      version: this.#versions[at]!,
      readAt: this.#readAt[at]!,
      saleUntil: this.#saleUntil[at]!,
      contextId: this.#contextIds[at]!,
    }
  }

  /** Tiles as the inside of a JSON array; null when one cannot be read. */
  readTiles(entries: readonly number[]): Buffer | null {
    let length = Math.max(0, entries.length - 1)
    for (const entry of entries) length += this.#tileLengths[entry % this.#maxEntries]!
    const tiles = Buffer.allocUnsafeSlow(length)
    let end = 0
    for (const entry of entries) {
      if (end > 0) tiles[end++] = COMMA
      const at = entry % this.#maxEntries
      if (!this.#file.read(this.#positions[at]!, tiles, end, this.#tileLengths[at]!)) return null
      end += this.#tileLengths[at]!
    }
    return tiles
  }

  /** Null when it cannot be read. */
  readRow(entry: number): Buffer | null {
    const at = entry % this.#maxEntries
    const row = Buffer.allocUnsafe(this.#rowLengths[at]!)
    return this.#file.read(this.#positions[at]! + this.#tileLengths[at]!, row, 0, row.length) ? row : null
  }

  put(partition: number, id: number, { tile = NO_BYTES, row }: EntryBytes, validity: TileValidity): void {
    const position = this.#file.append([tile, row])
    this.#evictOldest()
    if (position === null) return
    const entry = this.#next++
    const at = entry % this.#maxEntries
    this.#ids[at] = id
    this.#partitionOf[at] = partition
    this.#positions[at] = position
    this.#tileLengths[at] = tile.length
    this.#rowLengths[at] = row.length
    this.#versions[at] = validity.version
    this.#readAt[at] = validity.readAt
    this.#saleUntil[at] = validity.saleUntil
    this.#contextIds[at] = validity.contextId
    ;(this.#partitions[partition] ??= new Map()).set(id, entry)
  }

  close(): void {
    this.#file.close()
  }

  /** Leaves room for one more. */
  #evictOldest(): void {
    while (this.#first < this.#next) {
      const at = this.#first % this.#maxEntries
      if (this.#next - this.#first < this.#maxEntries && this.#positions[at]! >= this.#file.oldest) return
      const partition = this.#partitions[this.#partitionOf[at]!]
      // The same product may have been written again since.
      if (partition?.get(this.#ids[at]!) === this.#first) partition.delete(this.#ids[at]!)
      this.#first += 1
    }
  }
}

/** As it was read from the database. */
export function parseRow<R extends CachedRow>(json: Buffer, { saleUntil }: Pick<TileValidity, 'saleUntil'>): R {
  const row = JSON.parse(json.toString()) as R
  return Object.assign(row, { sale_until: saleUntil === Infinity ? null : new Date(saleUntil) })
}
