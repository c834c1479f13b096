import { minutesLeft, splitMinutes } from './minutesLeft.ts'

test.each([
  [60_000, 1],
  [59_999, 0],
  [1, 0],
  [0, null],
  [-1, null],
  [3 * 86_400_000, 4_320],
])('%i ms before the end there are %s whole minutes left', (left, minutes) => {
  expect(minutesLeft(1_000 + left, 1_000)).toBe(minutes)
})

test.each([
  [0, 0, 0, 0],
  [59, 0, 0, 59],
  [60, 0, 1, 0],
  [1_439, 0, 23, 59],
  [1_440, 1, 0, 0],
  [3_757, 2, 14, 37],
])('%i minutes are %i days, %i hours and %i minutes', (total, days, hours, minutes) => {
  expect(splitMinutes(total)).toEqual({ days, hours, minutes })
})
