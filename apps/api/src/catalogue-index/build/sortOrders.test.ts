import { createRandom } from '../../testing/testShop.data.ts'
import { emptyOrder } from '../columns.ts'
import { SortOrderPatcher, mergeRows } from '../update/SortOrderPatcher.ts'
import { makeSortOrder, patchSortOrder, sortByKey } from './sortOrders.ts'

/** Some rows with few different keys, so that many are equal, and ids in no order. */
function createRows(random: () => number, size: number) {
  const ids = Int32Array.from({ length: size }, (_, row) => (row * 7919) % 65_537)
  const keys = Int32Array.from({ length: size }, () => Math.floor(random() * 40) - 5)
  const rowsById = (count: number) =>
    sortByKey(
      Int32Array.from({ length: count }, (_, row) => row),
      ids,
    )
  return { ids, keys, rowsById }
}

test.each([1, 2, 31, 32, 33, 300])('an order of %i rows is patched to what sorting gives', (size) => {
  const random = createRandom(size)
  for (let turn = 0; turn < 200; turn++) {
    const added = Math.floor(random() * 4)
    const { ids, keys, rowsById } = createRows(random, size + added)
    const old = makeSortOrder(keys, rowsById(size))
    const changed = Array.from({ length: size }, (_, row) => row).filter(() => random() < [0, 0.05, 0.5, 1][turn % 4]!)
    for (const row of changed) keys[row] = Math.floor(random() * 40) - 5
    for (let row = size; row < size + added; row++) changed.push(row)
    const isChanged = new Uint8Array(size + added)
    for (const row of changed) isChanged[row] = 1
    const expected = makeSortOrder(keys, rowsById(size + added))
    expect(patchSortOrder(old, keys, ids, changed, isChanged)).toEqual(expected)
    const compare = (a: number, b: number) => keys[a]! - keys[b]! || ids[a]! - ids[b]!
    const placed = changed.toSorted(compare)
    expect(mergeRows(old.rowByRank, placed, isChanged, compare)).toEqual(new Int32Array(expected.rowByRank))
    expect(new SortOrderPatcher(old, keys, isChanged, compare).apply(placed, emptyOrder)).toEqual(expected)
  }
})
