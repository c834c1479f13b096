import type { Pool } from 'pg'
import { selectCardChanges, type CardMoment } from './cardChanges.sql.ts'

/** Products whose ids differ by this share a place, so a change of one is taken for a change of the other, too. */
const PLACES = 2 ** 20

/**
 * Tells whether what was read of a product still holds. The notes that every change writes in its own transaction say so,
 * hence a caller who has waited for `refresh` never takes a price for true that was replaced before he asked.
 */
export class CardVersions {
  readonly #pool: Pool
  #moment: CardMoment | null = null
  /** Counts the refreshes that found something. */
  #now = 0
  #oldest = 0
  /** By place; memory that is not used yet costs none. */
  readonly #changedAt = new Float64Array(PLACES)
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** What was read at a lower version is forgotten. */
  get oldest(): number {
    return this.#oldest
  }

  /** What is read from now on has this version. */
  get now(): number {
    return this.#now
  }

  /** Nothing that `refresh` knew of has changed the product since it was read at this version. */
  isFresh(id: number, version: number): boolean {
    return version >= this.#oldest && version >= this.#changedAt[id % PLACES]!
  }

  /** Learns what was committed before the call. Callers who come while one runs share the next. */
  refresh(): Promise<void> {
    if (!this.#running) return (this.#running = this.#read())
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null
        return (this.#running = this.#read())
      })
    return this.#next
  }

  async #read(): Promise<void> {
    try {
      const { ids, ...moment } = await selectCardChanges(this.#pool, this.#moment)
      this.#moment = moment
      if (ids?.length === 0) return
      this.#now += 1
      if (ids === null) this.#oldest = this.#now
      for (const id of ids ?? []) this.#changedAt[id % PLACES] = this.#now
    } finally {
      this.#running = null
    }
  }
}
