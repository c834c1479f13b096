import { afterTime, formatDay } from './dates.ts'

const moscow = 'Europe/Moscow'
const vladivostok = 'Asia/Vladivostok'
const now = new Date('2026-11-20T12:00:00+03:00')

test.each([
  ['2026-11-20T00:00:00+03:00', moscow],
  ['2026-11-20T12:00:00+03:00', moscow],
  ['2026-11-20T23:59:59+03:00', moscow],
])('%s is today in %s [SHELL-004]', (date, timeZone) => {
  expect(formatDay(new Date(date), now, timeZone)).toBe('сегодня')
})

test.each([
  ['2026-11-21T00:00:00+03:00', moscow],
  ['2026-11-21T23:59:59+03:00', moscow],
])('%s is tomorrow in %s [SHELL-005]', (date, timeZone) => {
  expect(formatDay(new Date(date), now, timeZone)).toBe('завтра')
})

test('the same moment is another day in another zone [SHELL-005]', () => {
  const evening = new Date('2026-11-20T20:00:00+03:00')
  expect(formatDay(evening, now, moscow)).toBe('сегодня')
  expect(formatDay(evening, now, vladivostok)).toBe('завтра')
})

test('tomorrow is found over the end of a month and a year [SHELL-005]', () => {
  const newYearEve = new Date('2026-12-31T15:00:00+03:00')
  expect(formatDay(new Date('2027-01-01T10:00:00+03:00'), newYearEve, moscow)).toBe('завтра')
})

test('tomorrow is found over a change of the clock [SHELL-005]', () => {
  const beforeChange = new Date('2026-03-28T23:30:00+01:00')
  expect(formatDay(new Date('2026-03-29T23:30:00+02:00'), beforeChange, 'Europe/Berlin')).toBe('завтра')
})

test.each([
  ['2026-11-19T12:00:00+03:00', '19 ноября'],
  ['2026-11-22T00:00:00+03:00', '22 ноября'],
  ['2026-12-05T12:00:00+03:00', '5 декабря'],
  ['2027-01-01T12:00:00+03:00', '1 января'],
  ['2027-02-28T12:00:00+03:00', '28 февраля'],
  ['2027-03-08T12:00:00+03:00', '8 марта'],
  ['2027-05-09T12:00:00+03:00', '9 мая'],
])('%s is written «%s» [SHELL-003]', (date, text) => {
  expect(formatDay(new Date(date), now, moscow)).toBe(text.replace(' ', '\u00A0'))
})

test.each([
  ['2026-11-20T14:00:00+03:00', moscow, 'после 14:00'],
  ['2026-11-20T09:05:00+03:00', moscow, 'после 09:05'],
  ['2026-11-20T00:00:00+03:00', moscow, 'после 00:00'],
  ['2026-11-20T14:00:00+03:00', vladivostok, 'после 21:00'],
])('%s in %s is «%s» [SHELL-006]', (date, timeZone, text) => {
  expect(afterTime(new Date(date), timeZone)).toBe(text.replace(' ', '\u00A0'))
})

test('an unknown zone and an invalid date are refused', () => {
  expect(() => formatDay(now, now, 'Europe/Nowhere')).toThrow(RangeError)
  expect(() => afterTime(new Date(Number.NaN), moscow)).toThrow(RangeError)
})
