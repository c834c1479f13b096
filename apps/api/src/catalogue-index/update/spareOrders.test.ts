import { SpareOrders } from './SpareOrders.ts'

test('an order is written anew only when readers have turned to the one in its place', () => {
  const spare = new SpareOrders(100)
  const first = spare.take(40, 0)
  first.rowByRank.fill(7)
  first.groupStarts.fill(-1)
  spare.retire(first, 5)
  const second = spare.take(40, 4)
  second.rowByRank.fill(8)
  expect(first.rowByRank[0]).toBe(7)
  const third = spare.take(64, 5)
  expect(third.rowByRank.buffer).toBe(first.rowByRank.buffer)
  expect([third.rowByRank.length, third.rankByRow.length, ...third.groupStarts]).toEqual([64, 64, 0, 0])
})

test('orders that have no room for rows that came since are left behind', () => {
  const small = new SpareOrders(10).take(10, 0)
  const spare = new SpareOrders(100)
  spare.retire(small, 1)
  expect(spare.take(11, 1).rowByRank).toHaveLength(11)
  expect(small.rowByRank).toHaveLength(10)
})
