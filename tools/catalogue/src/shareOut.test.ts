import { shareOut } from './shareOut.ts'

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [2, [5, 3, 1], [1, 1, 0]],
  [100, [7, 2, 1], [69, 20, 11]],
  [0, [1, 2], [0, 0]],
])('shares %i out by %j', (total, shares, expected) => {
  expect(shareOut(total, shares)).toEqual(expected)
})

test('a small share gets one as soon as there are enough', () => {
  expect(Math.min(...shareOut(300, [1000, ...Array.from({ length: 100 }, () => 1)]))).toBe(1)
})
