import type { Characteristic } from '@verstak/contracts/product'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { CardVersions } from './CardVersions.ts'
import { selectCharacteristicNames, type CharacteristicName } from './characteristicNames.sql.ts'

const MOST_NAMES = 30_000

/**
 * Names of the values that many products share, so that the database does not look up and sort a dozen for every card. A
 * change of one makes all cards old (`CardVersions.oldest`), and these with them.
 */
export class CharacteristicNames {
  readonly #pool: Pool
  readonly #versions: Pick<CardVersions, 'oldest'>
  readonly #known = new LRUCache<number, CharacteristicName>({ max: MOST_NAMES })
  #knownSince = 0

  constructor(pool: Pool, versions: Pick<CardVersions, 'oldest'>) {
    this.#pool = pool
    this.#versions = versions
  }

  /** @returns what makes the characteristics of any of the value lists */
  async read(lists: readonly (readonly number[])[]): Promise<(valueIds: readonly number[]) => Characteristic[]> {
    const { oldest } = this.#versions
    if (this.#knownSince !== oldest) this.#known.clear()
    this.#knownSince = oldest
    const names = new Map<number, CharacteristicName>()
    const missing = new Set<number>()
    for (const id of lists.flat()) {
      const known = this.#known.get(id)
      if (known) names.set(id, known)
      else missing.add(id)
    }
    for (const name of missing.size > 0 ? await selectCharacteristicNames(this.#pool, [...missing]) : []) {
      names.set(name.id, name)
      // Read before a change that others know of already, it must not be taken for what came after.
      if (this.#versions.oldest === oldest) this.#known.set(name.id, name)
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
