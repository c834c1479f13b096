import type { Pool } from 'pg'
import { selectProductChanges, type ChangeCursor } from './productChanges.sql.ts'

/** Products whose ids differ by this share a slot, so a change of one is taken for a change of the other, too. */
const SLOTS = 2 ** 20

/**
 * Versions of products, to tell whether a cached row is fresh. Triggers write a row to `product_change` in every
 * transaction that changes a product, so after `refresh` no price passes for fresh that was replaced before the call.
 */
export class ProductVersions {
  readonly #pool: Pool
  #cursor: ChangeCursor | null = null
  /** Counts the refreshes that found something. */
  #current = 0
  #oldest = 0
  /** By slot. The system gives memory only to the pages in use. */
  readonly #changedAt = new Float64Array(SLOTS)
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** What was read at a lower version is stale. */
  get oldest(): number {
    return this.#oldest
  }

  /** What is read from now on has this version. */
  get current(): number {
    return this.#current
  }

  /** Whether the product is unchanged since this version, as of the last `refresh`. */
  isFresh(id: number, version: number): boolean {
    return version >= this.#oldest && version >= this.#changedAt[id % SLOTS]!
  }

  /** Reads what was committed before the call. Callers who come while one runs share the next. */
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
      const { ids, ...moment } = await selectProductChanges(this.#pool, this.#cursor)
      this.#cursor = moment
      if (ids?.length === 0) return
      this.#current += 1
      if (ids === null) this.#oldest = this.#current
      for (const id of ids ?? []) this.#changedAt[id % SLOTS] = this.#current
    } finally {
      this.#running = null
    }
  }
}
