import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Terms } from '../price/terms.ts'
import type { TileKind } from './rowsToCache.sql.ts'

/** Numbers for what tiles depend on besides their rows, so that half a million cached ones compare numbers only. */
export class TileContexts {
  readonly #regionKeys = new Map<string, number>()
  readonly #regionKeyByRegion = new WeakMap<Region, number>()
  #ids = { terms: null as Terms | null, byDays: new WeakMap<object, number>(), last: 0 }

  /** One number for the same terms and the same handover days; another one as soon as either is another object. */
  idOf(terms: Terms, days: object): number {
    const known = this.#ids
    if (known.terms !== terms) this.#ids = { terms, byDays: new WeakMap(), last: known.last }
    const { byDays } = this.#ids
    const id = byDays.get(days) ?? (this.#ids.last += 1)
    byDays.set(days, id)
    return id
  }

  /** A number for a region with its offices, which may move to another region. */
  regionKeyOf(region: Region): number {
    const known = this.#regionKeyByRegion.get(region)
    if (known !== undefined) return known
    const text = `${region.id} ${region.office_ids.join()}`
    const key = this.#regionKeys.get(text) ?? this.#regionKeys.size + 1
    this.#regionKeys.set(text, key)
    this.#regionKeyByRegion.set(region, key)
    return key
  }

  /** The partition of `TileFileCache` for a kind of tile in a region. */
  partitionOf(kind: TileKind, region: Region): number {
    return 2 * this.regionKeyOf(region) + (kind === 'full' ? 1 : 0)
  }
}
