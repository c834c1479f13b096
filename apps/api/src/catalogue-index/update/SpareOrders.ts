import { bits, int32, type SortOrder } from '../columns.ts'

/**
 * Orders that no reader looks at any more, to be written anew. Those of a million products weigh 8 MB each and are replaced
 * several times a second; V8 doesn't see what shared memory weighs, so it would leave hundreds of MB of them about.
 */
export class SpareOrders {
  readonly #capacity: number
  readonly #retired: { order: SortOrder; update: number }[] = []

  /** @param capacity the most rows that an order will have */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** @param update the number of the update that brings readers another order */
  retire(order: SortOrder, update: number): void {
    this.#retired.push({ order, update })
  }

  /**
   * An order to be filled, without groups.
   * @param turned the number of the last update that readers turned to
   */
  take(size: number, turned: number): SortOrder {
    // Numbers may have passed the largest one.
    const free = this.#retired.findIndex(({ update }) => ((turned - update) | 0) >= 0)
    const spare = free === -1 ? undefined : this.#retired.splice(free, 1)[0]!.order
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
