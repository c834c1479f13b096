import { fittingQuantity, parseQuantity, steppedQuantity } from './quantity.ts'

const single = { min: 0, max: 10, step: 1 }
const tens = { min: 0, max: 55, step: 10 }
const filled = { min: 10, max: 55, step: 10 }

test.each([
  [1, 1, single, 2],
  [1, -1, single, 0],
  [10, 1, single, 10],
  [0, -1, single, 0],
  [10, 1, tens, 20],
  [10, -1, tens, 0],
  [50, 1, tens, 50],
  [10, -1, filled, 10],
  [13, 1, tens, 20],
] as const)('from %i in direction %i', (value, direction, bounds, next) => {
  expect(steppedQuantity(value, direction, bounds)).toBe(next)
})

test.each([
  [5, single, 5],
  [0, single, 0],
  [999, single, 10],
  [15, tens, 10],
  [3, tens, 10],
  [0, tens, 0],
  [60, tens, 50],
  [0, filled, 10],
])('%i becomes a quantity that may be ordered', (wanted, bounds, fitting) => {
  expect(fittingQuantity(wanted, bounds)).toBe(fitting)
})

test.each([
  ['12', 12],
  [' 1 2 шт', 12],
  ['0', 0],
  ['', null],
  ['шт', null],
  ['-3', 3],
  ['99999999', 999_999],
])('«%s» is read as %s', (typed, value) => {
  expect(parseQuantity(typed)).toBe(value)
})
