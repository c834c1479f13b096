import { RingBufferFile, type RingBufferFileOptions } from './RingBufferFile.ts'
import type { CachedRow } from './rowsToCache.sql.ts'

const MAX_BYTES = 2 * 2 ** 30
/** A card takes 60 bytes of memory. */
const MAX_CARDS = 2 ** 19

export interface CardFileCacheOptions extends Pick<RingBufferFileOptions, 'folder' | 'onWarning'> {
  maxBytes?: number
  maxCards?: number
}

/** Until when a card is valid, and what it was made with. */
export interface CardValidity {
  /** Of `CardVersions`, before the row was read. */
  version: number
  readAt: number
  /** When a sale begins or ends for the product; Infinity = never. */
  saleUntil: number
  /** Of `TileContexts`: what the tile was made with besides the row; 0 = there is no tile. */
  contextId: number
}

/** A card as JSON in UTF-8: its row and, for guests, its tile. */
export interface CardBytes {
  tile?: Buffer
  row: Buffer
}

const NO_BYTES = Buffer.alloc(0)
const COMMA = ','.charCodeAt(0)

/**
 * Half a million cards of products in a file, by partition (kind of card and region) and product. Memory holds positions only.
 * When the file or the table of positions is full, the oldest cards are evicted.
 */
export class CardFileCache {
  readonly #file: RingBufferFile
  readonly #maxCards: number
  /** By partition, numbers of cards by product. Numbers only grow; a card's row in the columns is its number modulo `maxCards`. */
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

  constructor({ folder, onWarning, maxBytes = MAX_BYTES, maxCards = MAX_CARDS }: CardFileCacheOptions) {
    this.#file = new RingBufferFile({ folder, onWarning, maxBytes })
    this.#maxCards = maxCards
    const ints = () => new Int32Array(maxCards)
    const numbers = () => new Float64Array(maxCards)
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

  /** The card's number, which is valid until the next `put`; null when it is not there. */
  find(partition: number, id: number): number | null {
    const card = this.#partitions[partition]?.get(id)
    if (card === undefined) return null
    return this.#positions[card % this.#maxCards]! < this.#file.oldest ? null : card
  }

  validityOf(card: number): CardValidity {
    const at = card % this.#maxCards
    return {
      version: this.#versions[at]!,
      readAt: this.#readAt[at]!,
      saleUntil: this.#saleUntil[at]!,
      contextId: this.#contextIds[at]!,
    }
  }

  /** Tiles as the inside of a JSON array; null when one cannot be read. */
  readTiles(cards: readonly number[]): Buffer | null {
    let length = Math.max(0, cards.length - 1)
    for (const card of cards) length += this.#tileLengths[card % this.#maxCards]!
    const tiles = Buffer.allocUnsafeSlow(length)
    let end = 0
    for (const card of cards) {
      if (end > 0) tiles[end++] = COMMA
      const at = card % this.#maxCards
      if (!this.#file.read(this.#positions[at]!, tiles, end, this.#tileLengths[at]!)) return null
      end += this.#tileLengths[at]!
    }
    return tiles
  }

  /** Null when it cannot be read. */
  readRow(card: number): Buffer | null {
    const at = card % this.#maxCards
    const row = Buffer.allocUnsafe(this.#rowLengths[at]!)
    return this.#file.read(this.#positions[at]! + this.#tileLengths[at]!, row, 0, row.length) ? row : null
  }

  put(partition: number, id: number, { tile = NO_BYTES, row }: CardBytes, validity: CardValidity): void {
    const position = this.#file.append([tile, row])
    this.#evictOldest()
    if (position === null) return
    const card = this.#next++
    const at = card % this.#maxCards
    this.#ids[at] = id
    this.#partitionOf[at] = partition
    this.#positions[at] = position
    this.#tileLengths[at] = tile.length
    this.#rowLengths[at] = row.length
    this.#versions[at] = validity.version
    this.#readAt[at] = validity.readAt
    this.#saleUntil[at] = validity.saleUntil
    this.#contextIds[at] = validity.contextId
    ;(this.#partitions[partition] ??= new Map()).set(id, card)
  }

  close(): void {
    this.#file.close()
  }

  /** Leaves room for one more. */
  #evictOldest(): void {
    while (this.#first < this.#next) {
      const at = this.#first % this.#maxCards
      if (this.#next - this.#first < this.#maxCards && this.#positions[at]! >= this.#file.oldest) return
      const partition = this.#partitions[this.#partitionOf[at]!]
      // The same product may have been written again since.
      if (partition?.get(this.#ids[at]!) === this.#first) partition.delete(this.#ids[at]!)
      this.#first += 1
    }
  }
}

/** As it was read from the database. */
export function parseRow<R extends CachedRow>(json: Buffer, { saleUntil }: Pick<CardValidity, 'saleUntil'>): R {
  const row = JSON.parse(json.toString()) as R
  return Object.assign(row, { sale_until: saleUntil === Infinity ? null : new Date(saleUntil) })
}
