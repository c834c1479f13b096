import { SortOrderPool } from './SortOrderPool.ts'

test('a released order is used again only when readers have taken the one in its place', () => {
  const pool = new SortOrderPool(100)
  const first = pool.acquire(40, 0)
  first.rowByRank.fill(7)
  first.groupStarts.fill(-1)
  pool.release(first, 5)
  const second = pool.acquire(40, 4)
  second.rowByRank.fill(8)
  expect(first.rowByRank[0]).toBe(7)
  const third = pool.acquire(64, 5)
  expect(third.rowByRank.buffer).toBe(first.rowByRank.buffer)
  expect([third.rowByRank.length, third.rankByRow.length, ...third.groupStarts]).toEqual([64, 64, 0, 0])
})

test('a released order without room for the rows added since is not used again', () => {
  const small = new SortOrderPool(10).acquire(10, 0)
  const pool = new SortOrderPool(100)
  pool.release(small, 1)
  expect(pool.acquire(11, 1).rowByRank).toHaveLength(11)
  expect(small.rowByRank).toHaveLength(10)
})
