import type { ListingInput } from '@verstak/contracts/listing'
import { LRUCache } from 'lru-cache'
import type { CatalogueIndex } from '../catalogue-index/CatalogueIndex.ts'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { IndexVersion } from '../catalogue-index/IndexVersion.ts'
import { RingBufferFile, type RingBufferFileOptions } from './RingBufferFile.ts'
import type { CurrentTerms, TileCache } from './TileCache.ts'
import type { TileValidity } from './TileFileCache.ts'

const MAX_BYTES = 3 * 2 ** 30
/** One takes 600 bytes of memory. */
const MAX_ENTRIES = 40_000

export interface ListingResponseCacheOptions extends Pick<RingBufferFileOptions, 'folder' | 'onWarning'> {
  maxBytes?: number
  maxEntries?: number
}

/** What a response depends on. */
export interface ResponseValidity {
  /** Taken before the listing was searched for. */
  index: IndexVersion
  /** Products on the page. */
  ids: readonly number[]
  tiles: TileValidity
}

interface Entry extends Omit<ResponseValidity, 'ids'> {
  position: number
  idCount: number
  length: number
}

/** These depend on the index, the tiles and the shop's words only. Tag pages and sales depend on other tables. */
const CACHEABLE_TYPES: readonly ListingInput['listingType'][] = ['category', 'categoryBrand', 'brand', 'search']

/**
 * Whole listings for guests as JSON, in a file. A response is valid while the index would find the same and none of its tiles
 * changed. Callers have awaited `TileCache.refresh`, so what the cache gives is what would be made now.
 */
export class ListingResponseCache {
  readonly #index: Pick<CatalogueIndex, 'isUnchanged'>
  readonly #tiles: Pick<TileCache, 'areUnchanged'>
  readonly #file: RingBufferFile
  readonly #entries: LRUCache<string, Entry>

  constructor(
    index: Pick<CatalogueIndex, 'isUnchanged'>,
    tiles: Pick<TileCache, 'areUnchanged'>,
    { maxBytes = MAX_BYTES, maxEntries = MAX_ENTRIES, ...options }: ListingResponseCacheOptions,
  ) {
    this.#index = index
    this.#tiles = tiles
    this.#entries = new LRUCache({ max: maxEntries })
    this.#file = new RingBufferFile({ ...options, maxBytes })
  }

  isCacheable({ listingType }: Pick<ListingInput, 'listingType'>): boolean {
    return CACHEABLE_TYPES.includes(listingType)
  }

  /** @param key names all that the response depends on besides the catalogue */
  find(key: string, region: Region, current: CurrentTerms): Buffer | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const body = this.#index.isUnchanged(entry.index) ? this.#read(entry, region, current) : null
    if (!body) this.#entries.delete(key)
    return body
  }

  set(key: string, { ids, ...validity }: ResponseValidity, body: Buffer): void {
    const position = this.#file.append([new Uint8Array(Int32Array.from(ids).buffer), body])
    if (position === null) return
    this.#entries.set(key, { ...validity, position, idCount: ids.length, length: body.length })
  }

  close(): void {
    this.#file.close()
  }

  /** The ids stand in the file before the body, so that memory need not hold them. */
  #read({ tiles, position, idCount, length }: Entry, region: Region, current: CurrentTerms): Buffer | null {
    const bytes = Buffer.allocUnsafeSlow(4 * idCount + length)
    if (!this.#file.read(position, bytes, 0, bytes.length)) return null
    const ids = new Int32Array(bytes.buffer, 0, idCount)
    return this.#tiles.areUnchanged(ids, tiles, region, current) ? bytes.subarray(4 * idCount) : null
  }
}
