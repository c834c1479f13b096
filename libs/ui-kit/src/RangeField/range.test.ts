import { formatRangeNumber, normalizeRange, parseRangeNumber, shareOf } from './range.ts'

const bounds = { min: 100, max: 1_000, step: 1 }

test.each([
  ['1890', 1_890],
  ['24 990', 24_990],
  ['24\u00A0990', 24_990],
  ['2,4', 2.4],
  ['2.4', 2.4],
  ['2,', 2],
  ['', null],
  ['-5', null],
  ['от 5', null],
])('«%s» is read as %s', (text, value) => {
  expect(parseRangeNumber(text)).toBe(value)
})

test.each([
  [24_990, 1, '24 990'],
  [2.4, 0.1, '2,4'],
  [2, 0.1, '2,0'],
  [null, 1, ''],
])('%s with the step %d is shown as «%s»', (value, step, text) => {
  expect(formatRangeNumber(value, step)).toBe(text.replace(' ', '\u00A0'))
})

test.each([
  [
    { from: 200, to: 500 },
    { from: 200, to: 500 },
  ],
  [
    { from: 500, to: 200 },
    { from: 200, to: 500 },
  ],
  [
    { from: 50, to: 2_000 },
    { from: null, to: null },
  ],
  [
    { from: 100, to: 1_000 },
    { from: null, to: null },
  ],
  [
    { from: 5_000, to: null },
    { from: 1_000, to: null },
  ],
  [
    { from: null, to: 5 },
    { from: null, to: 100 },
  ],
  [
    { from: null, to: null },
    { from: null, to: null },
  ],
])('%j becomes %j', (range, normal) => {
  expect(normalizeRange(range, bounds)).toEqual(normal)
})

test.each([
  [100, 0],
  [550, 0.5],
  [1_000, 1],
  [5_000, 1],
])('%i lies at %d of the way', (value, share) => {
  expect(shareOf(value, bounds)).toBe(share)
})
