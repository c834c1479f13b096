import { dayOf } from './dayOf.ts'

test.each([
  ['2026-12-05', '5 декабря'],
  ['2026-01-01', '1 января'],
  ['2026-12-31T22:00:00Z', '31 декабря'],
])('%s is %s', (isoDate, words) => {
  expect(dayOf(isoDate).replaceAll('\u00A0', ' ')).toBe(words)
})
