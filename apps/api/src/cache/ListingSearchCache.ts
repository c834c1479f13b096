import { LRUCache } from 'lru-cache'
import type { CatalogueIndex, CatalogueQuery, CatalogueResult } from '../catalogue-index/CatalogueIndex.ts'
import type { IndexVersion } from '../catalogue-index/IndexVersion.ts'
import { RingBufferFile, type RingBufferFileOptions } from './RingBufferFile.ts'

const MAX_BYTES = 512 * 2 ** 20
/** One takes 600 bytes of memory. */
const MAX_ENTRIES = 40_000

export interface ListingSearchCacheOptions extends Pick<RingBufferFileOptions, 'folder' | 'onWarning'> {
  maxBytes?: number
  maxEntries?: number
}

/** What the index found for a listing; its facets as JSON in UTF-8. */
export interface FoundListing extends Omit<CatalogueResult, 'facets'> {
  facets: Buffer
  /** Taken before the search; null where the result can change unnoticed. */
  version: IndexVersion | null
}

interface Entry {
  version: IndexVersion
  position: number
  headLength: number
  length: number
}

/**
 * Results of the catalogue index, facets included, in a file. A result is valid until something changes in its part of the
 * catalogue, so the cache gives just what the index would find.
 */
export class ListingSearchCache {
  readonly #index: CatalogueIndex
  readonly #file: RingBufferFile
  readonly #entries: LRUCache<string, Entry>

  constructor(
    index: CatalogueIndex,
    { maxBytes = MAX_BYTES, maxEntries = MAX_ENTRIES, ...options }: ListingSearchCacheOptions,
  ) {
    this.#index = index
    this.#entries = new LRUCache({ max: maxEntries })
    this.#file = new RingBufferFile({ ...options, maxBytes })
  }

  /**
   * From the cache, else from the index.
   * @param key names all that the query and its facets are made of
   * @param serializeFacets as JSON
   */
  async find(
    key: string,
    query: CatalogueQuery,
    serializeFacets: (facets: CatalogueResult['facets']) => string,
  ): Promise<FoundListing> {
    const cached = this.#find(key)
    if (cached) return cached
    const version = await this.#index.versionOf(query)
    const { facets: counts, ...head } = await this.#index.find(query)
    const facets = Buffer.from(serializeFacets(counts))
    if (version) this.#set(key, version, Buffer.from(JSON.stringify(head)), facets)
    return { ...head, facets, version }
  }

  close(): void {
    this.#file.close()
  }

  #find(key: string): FoundListing | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const { version, position, headLength, length } = entry
    const bytes = this.#index.isUnchanged(version) ? Buffer.allocUnsafeSlow(length) : null
    if (!bytes || !this.#file.read(position, bytes, 0, length)) {
      this.#entries.delete(key)
      return null
    }
    const head = JSON.parse(bytes.toString('utf8', 0, headLength)) as Omit<FoundListing, 'facets' | 'version'>
    return { ...head, facets: bytes.subarray(headLength), version }
  }

  #set(key: string, version: IndexVersion, head: Buffer, facets: Buffer): void {
    const position = this.#file.append([head, facets])
    if (position === null) return
    this.#entries.set(key, { version, position, headLength: head.length, length: head.length + facets.length })
  }
}
