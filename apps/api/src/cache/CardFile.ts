import { RingFile, type RingFileOptions } from './RingFile.ts'
import type { KeptRow } from './keptRows.sql.ts'

const MOST_BYTES = 2 * 2 ** 30
/** A card takes 60 bytes of memory. */
const MOST_CARDS = 2 ** 19

export interface CardFileOptions extends Pick<RingFileOptions, 'folder' | 'onTrouble'> {
  maxBytes?: number
  maxCards?: number
}

/** What a card in the file was read and made with. */
export interface CardMoment {
  /** Of `CardVersions`, before the row was read. */
  version: number
  readAt: number
  /** When it changes by itself; Infinity = never. */
  saleUntil: number
  /** Stands for what the tile was made with besides the row; 0 = there is no tile. */
  madeWith: number
}

/** What of a card is written, as JSON in UTF-8: its row and, for guests, its tile. */
export interface CardBytes {
  tile?: Buffer
  row: Buffer
}

const NO_BYTES = Buffer.alloc(0)
const COMMA = ','.charCodeAt(0)

/**
 * Cards that were read from the database, by shelf (kind of card and place) and product, in a file: half a million of them.
 * Memory holds only where they are. When it is full the oldest make room.
 */
export class CardFile {
  readonly #file: RingFile
  readonly #maxCards: number
  /** Numbers of cards by product. Numbers count on for ever; a card's place in the columns is its number modulo `maxCards`. */
  readonly #shelves: Map<number, number>[] = []
  #first = 0
  #next = 0
  readonly #ids: Int32Array
  readonly #shelfOf: Int32Array
  readonly #positions: Float64Array
  readonly #tileLengths: Int32Array
  readonly #rowLengths: Int32Array
  readonly #versions: Float64Array
  readonly #readAt: Float64Array
  readonly #saleUntil: Float64Array
  readonly #madeWith: Int32Array

  constructor({ folder, onTrouble, maxBytes = MOST_BYTES, maxCards = MOST_CARDS }: CardFileOptions) {
    this.#file = new RingFile({ folder, onTrouble, maxBytes })
    this.#maxCards = maxCards
    const ints = () => new Int32Array(maxCards)
    const numbers = () => new Float64Array(maxCards)
    this.#ids = ints()
    this.#shelfOf = ints()
    this.#tileLengths = ints()
    this.#rowLengths = ints()
    this.#madeWith = ints()
    this.#positions = numbers()
    this.#versions = numbers()
    this.#readAt = numbers()
    this.#saleUntil = numbers()
  }

  /** The card's number, good until something is put into the file; null when it is not there. */
  find(shelf: number, id: number): number | null {
    const card = this.#shelves[shelf]?.get(id)
    if (card === undefined) return null
    return this.#positions[card % this.#maxCards]! < this.#file.oldest ? null : card
  }

  momentOf(card: number): CardMoment {
    const at = card % this.#maxCards
    return {
      version: this.#versions[at]!,
      readAt: this.#readAt[at]!,
      saleUntil: this.#saleUntil[at]!,
      madeWith: this.#madeWith[at]!,
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

  put(shelf: number, id: number, { tile = NO_BYTES, row }: CardBytes, moment: CardMoment): void {
    const position = this.#file.append([tile, row])
    this.#forgetOld()
    if (position === null) return
    const card = this.#next++
    const at = card % this.#maxCards
    this.#ids[at] = id
    this.#shelfOf[at] = shelf
    this.#positions[at] = position
    this.#tileLengths[at] = tile.length
    this.#rowLengths[at] = row.length
    this.#versions[at] = moment.version
    this.#readAt[at] = moment.readAt
    this.#saleUntil[at] = moment.saleUntil
    this.#madeWith[at] = moment.madeWith
    ;(this.#shelves[shelf] ??= new Map()).set(id, card)
  }

  close(): void {
    this.#file.close()
  }

  /** Leaves room for one more. */
  #forgetOld(): void {
    while (this.#first < this.#next) {
      const at = this.#first % this.#maxCards
      if (this.#next - this.#first < this.#maxCards && this.#positions[at]! >= this.#file.oldest) return
      const shelf = this.#shelves[this.#shelfOf[at]!]
      // The same product may have been written again since.
      if (shelf?.get(this.#ids[at]!) === this.#first) shelf.delete(this.#ids[at]!)
      this.#first += 1
    }
  }
}

/** As it was read from the database. */
export function parseRow<R extends KeptRow>(json: Buffer, { saleUntil }: Pick<CardMoment, 'saleUntil'>): R {
  const row = JSON.parse(json.toString()) as R
  return Object.assign(row, { sale_until: saleUntil === Infinity ? null : new Date(saleUntil) })
}
