import { LRUCache } from 'lru-cache'
import type { CatalogueIndex, CatalogueQuery, CatalogueResult } from '../catalogue-index/CatalogueIndex.ts'
import type { IndexMoment } from '../catalogue-index/IndexMoment.ts'
import { RingFile, type RingFileOptions } from './RingFile.ts'

const MOST_BYTES = 512 * 2 ** 20
/** One takes 600 bytes of memory. */
const MOST_LISTINGS = 40_000

export interface KeptListingsOptions extends Pick<RingFileOptions, 'folder' | 'onTrouble'> {
  maxBytes?: number
}

/** What the index said of a listing; its facets as JSON in UTF-8. */
export interface FoundListing extends Omit<CatalogueResult, 'facets'> {
  facets: Buffer
  /** From before it was found; null where that can change unnoticed. */
  moment: IndexMoment | null
}

interface Kept {
  moment: IndexMoment
  position: number
  headLength: number
  length: number
}

/**
 * What was found once, facets and all, in a file for as long as nothing changed in its part of the catalogue: a listing is
 * either just what the index would find now, or found anew.
 */
export class KeptListings {
  readonly #index: CatalogueIndex
  readonly #file: RingFile
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_LISTINGS })

  constructor(index: CatalogueIndex, { maxBytes = MOST_BYTES, ...options }: KeptListingsOptions) {
    this.#index = index
    this.#file = new RingFile({ ...options, maxBytes })
  }

  /**
   * @param key says all that the query and its facets are made of
   * @param writeFacets as JSON
   */
  async find(
    key: string,
    query: CatalogueQuery,
    writeFacets: (facets: CatalogueResult['facets']) => string,
  ): Promise<FoundListing> {
    const known = this.#find(key)
    if (known) return known
    const moment = await this.#index.momentOf(query)
    const { facets: counts, ...head } = await this.#index.find(query)
    const facets = Buffer.from(writeFacets(counts))
    if (moment) this.#keep(key, moment, Buffer.from(JSON.stringify(head)), facets)
    return { ...head, facets, moment }
  }

  close(): void {
    this.#file.close()
  }

  #find(key: string): FoundListing | null {
    const kept = this.#kept.get(key)
    if (!kept) return null
    const { moment, position, headLength, length } = kept
    const bytes = this.#index.isStill(moment) ? Buffer.allocUnsafeSlow(length) : null
    if (!bytes || !this.#file.read(position, bytes, 0, length)) {
      this.#kept.delete(key)
      return null
    }
    const head = JSON.parse(bytes.toString('utf8', 0, headLength)) as Omit<FoundListing, 'facets' | 'moment'>
    return { ...head, facets: bytes.subarray(headLength), moment }
  }

  #keep(key: string, moment: IndexMoment, head: Buffer, facets: Buffer): void {
    const position = this.#file.append([head, facets])
    if (position === null) return
    this.#kept.set(key, { moment, position, headLength: head.length, length: head.length + facets.length })
  }
}
