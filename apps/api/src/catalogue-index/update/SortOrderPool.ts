import { bits, int32, type SortOrder } from '../columns.ts'

/**
 * A pool of orders that no reader uses any more, to be filled again. Orders of a million products take 8 MB each and are replaced
 * several times a second. V8 does not count shared memory, so its garbage collector would leave hundreds of MB of them.
 */
export class SortOrderPool {
  readonly #capacity: number
  readonly #released: { order: SortOrder; version: number }[] = []

  /** @param capacity the most rows that an order will have */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** @param version `orderVersion` of the update with which readers take another order */
  release(order: SortOrder, version: number): void {
    this.#released.push({ order, version })
  }

  /**
   * An order to be filled; its groups are empty.
   * @param readerVersion `orderVersion` of the last update that readers have taken
   */
  acquire(size: number, readerVersion: number): SortOrder {
    // The counter wraps around.
    const free = this.#released.findIndex(({ version }) => ((readerVersion - version) | 0) >= 0)
    const spare = free === -1 ? undefined : this.#released.splice(free, 1)[0]!.order
    const fits = spare && spare.rankByRow.buffer.byteLength >= size * Int32Array.BYTES_PER_ELEMENT
    return first(fits ? spare : roomFor(this.#capacity), size)
  }
}

const roomFor = (capacity: number): SortOrder => ({
  rowByRank: int32(capacity),
  rankByRow: int32(capacity),
  groupStarts: bits(capacity),
})

/** The first `size` rows of an order's room. */
function first({ rowByRank, rankByRow, groupStarts }: SortOrder, size: number): SortOrder {
  const groups = new Int32Array(groupStarts.buffer, 0, (size + 31) >>> 5)
  groups.fill(0)
  return {
    rowByRank: new Int32Array(rowByRank.buffer, 0, size),
    rankByRow: new Int32Array(rankByRow.buffer, 0, size),
    groupStarts: groups,
  }
}
