import type { ListingInput } from '@verstak/contracts/listing'
import { LRUCache } from 'lru-cache'
import type { CatalogueIndex } from '../catalogue-index/CatalogueIndex.ts'
import type { IndexMoment } from '../catalogue-index/IndexMoment.ts'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Fresh, KeptTiles, TilesMoment } from './KeptTiles.ts'
import { RingFile, type RingFileOptions } from './RingFile.ts'

const MOST_BYTES = 3 * 2 ** 30
/** One takes 600 bytes of memory. */
const MOST_ANSWERS = 40_000

export interface KeptAnswersOptions extends Pick<RingFileOptions, 'folder' | 'onTrouble'> {
  maxBytes?: number
}

/** What an answer was made of. */
export interface AnswerMoment {
  /** From before the listing was found. */
  index: IndexMoment
  /** Products on the page. */
  ids: readonly number[]
  tiles: TilesMoment
}

interface Kept extends Omit<AnswerMoment, 'ids'> {
  position: number
  products: number
  length: number
}

/** Listings that the index and the tiles alone decide, and the shop's words; tag pages and sales come from elsewhere. */
const DECIDED_TYPES: readonly ListingInput['listingType'][] = ['category', 'categoryBrand', 'brand', 'search']

/**
 * Whole listings for guests as written JSON, in a file, for as long as neither the index would find anything else nor any of
 * their tiles changed. The caller has waited for `KeptTiles.refresh`, so what is kept is what would be made now.
 */
export class KeptAnswers {
  readonly #index: Pick<CatalogueIndex, 'isStill'>
  readonly #tiles: Pick<KeptTiles, 'areStill'>
  readonly #file: RingFile
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS })

  constructor(
    index: Pick<CatalogueIndex, 'isStill'>,
    tiles: Pick<KeptTiles, 'areStill'>,
    { maxBytes = MOST_BYTES, ...options }: KeptAnswersOptions,
  ) {
    this.#index = index
    this.#tiles = tiles
    this.#file = new RingFile({ ...options, maxBytes })
  }

  isKeepable({ listingType }: Pick<ListingInput, 'listingType'>): boolean {
    return DECIDED_TYPES.includes(listingType)
  }

  /** @param key says all that the answer depends on besides the catalogue */
  find(key: string, region: Region, fresh: Fresh): Buffer | null {
    const kept = this.#kept.get(key)
    if (!kept) return null
    const body = this.#index.isStill(kept.index) ? this.#read(kept, region, fresh) : null
    if (!body) this.#kept.delete(key)
    return body
  }

  keep(key: string, { ids, ...moment }: AnswerMoment, body: Buffer): void {
    const position = this.#file.append([new Uint8Array(Int32Array.from(ids).buffer), body])
    if (position === null) return
    this.#kept.set(key, { ...moment, position, products: ids.length, length: body.length })
  }

  close(): void {
    this.#file.close()
  }

  /** Ids stand before the answer, so that memory need not hold them. */
  #read({ tiles, position, products, length }: Kept, region: Region, fresh: Fresh): Buffer | null {
    const bytes = Buffer.allocUnsafeSlow(4 * products + length)
    if (!this.#file.read(position, bytes, 0, bytes.length)) return null
    const ids = new Int32Array(bytes.buffer, 0, products)
    return this.#tiles.areStill(ids, tiles, region, fresh) ? bytes.subarray(4 * products) : null
  }
}
