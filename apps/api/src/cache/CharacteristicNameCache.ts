import type { Characteristic } from '@verstak/contracts/product'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { ProductVersions } from './ProductVersions.ts'
import { selectCharacteristicNames, type CharacteristicName } from './characteristicNames.sql.ts'

const MAX_NAMES = 30_000

/**
 * Names of values that many products share, so that the database does not look up and sort a dozen for every tile. A change of
 * one makes all tiles stale (`ProductVersions.oldest`), and empties this cache.
 */
export class CharacteristicNameCache {
  readonly #pool: Pool
  readonly #versions: Pick<ProductVersions, 'oldest'>
  readonly #cached = new LRUCache<number, CharacteristicName>({ max: MAX_NAMES })
  #cachedSince = 0

  constructor(pool: Pool, versions: Pick<ProductVersions, 'oldest'>) {
    this.#pool = pool
    this.#versions = versions
  }

  /** Reads the names of all lists at once. @returns a function from one of the lists to its characteristics */
  async read(lists: readonly (readonly number[])[]): Promise<(valueIds: readonly number[]) => Characteristic[]> {
    const { oldest } = this.#versions
    if (this.#cachedSince !== oldest) this.#cached.clear()
    this.#cachedSince = oldest
    const names = new Map<number, CharacteristicName>()
    const missing = new Set<number>()
    for (const id of lists.flat()) {
      const cached = this.#cached.get(id)
      if (cached) names.set(id, cached)
      else missing.add(id)
    }
    for (const name of missing.size > 0 ? await selectCharacteristicNames(this.#pool, [...missing]) : []) {
      names.set(name.id, name)
      // Another call may have learned of a change meanwhile: a name from before it must not be cached.
      if (this.#versions.oldest === oldest) this.#cached.set(name.id, name)
    }
    return (valueIds) => characteristicsOf(valueIds.flatMap((id) => names.get(id) ?? []))
  }
}

/** As PostgreSQL sorts by "und-x-icu". */
const collator = new Intl.Collator('en')

/** In the order of the properties; several values of one property are one row. */
function characteristicsOf(names: CharacteristicName[]): Characteristic[] {
  names.sort((a, b) => a.position - b.position || a.property_id - b.property_id || compareValues(a, b))
  const found: Characteristic[] = []
  let last: number | null = null
  for (const { property_id, name, value, unit } of names) {
    if (property_id === last) found.at(-1)!.value += `, ${value}`
    else found.push({ name, value, unit })
    last = property_id
  }
  return found
}

const compareValues = (a: CharacteristicName, b: CharacteristicName) =>
  (a.num ?? Infinity) - (b.num ?? Infinity) || collator.compare(a.value, b.value)
