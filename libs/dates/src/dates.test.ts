import fc from 'fast-check'
import { afterTime, formatDate, formatDay, formatNumericDate, formatTimeLeft } from './dates.ts'

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

test.each([
  ['2026-11-20T12:00:00+03:00', '20 ноября 2026', '20.11.2026', '20.11'],
  ['2026-01-01T00:00:00+03:00', '1 января 2026', '01.01.2026', '01.01'],
  ['2025-12-31T23:59:59+03:00', '31 декабря 2025', '31.12.2025', '31.12'],
  ['2024-02-29T12:00:00+03:00', '29 февраля 2024', '29.02.2024', '29.02'],
])('%s is %s and %s [SHELL-003]', (date, words, figures, short) => {
  expect(formatDate(new Date(date), moscow)).toBe(words.replaceAll(' ', '\u00A0'))
  expect(formatNumericDate(new Date(date), moscow)).toBe(figures)
  expect(formatNumericDate(new Date(date), moscow, { hasYear: false })).toBe(short)
})

test('the day is that of the zone', () => {
  const evening = new Date('2026-12-31T20:00:00+03:00')
  expect(formatNumericDate(evening, moscow)).toBe('31.12.2026')
  expect(formatNumericDate(evening, vladivostok)).toBe('01.01.2027')
})

test.each([
  [0, '00:00'],
  [-5_000, '00:00'],
  [1, '00:01'],
  [999, '00:01'],
  [1_001, '00:02'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [299_000, '04:59'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [3_899_000, '01:04:59'],
  [90_000_000, '25:00:00'],
])('%i ms are %s', (ms, text) => {
  expect(formatTimeLeft(ms)).toBe(text)
})

const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const anyZone = fc.constantFrom('Europe/Kaliningrad', moscow, 'Asia/Yekaterinburg', vladivostok, 'Asia/Kamchatka')

test('words and figures are those of Intl, whatever day and zone', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (date, timeZone) => {
      const words = date.toLocaleDateString('ru', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
      expect(formatDate(date, timeZone).replaceAll('\u00A0', ' ')).toBe(words.replace(/\s*г\.$/, ''))
      const figures = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const
      expect(formatNumericDate(date, timeZone)).toBe(date.toLocaleDateString('ru', figures))
    }),
  )
})

test('a day is called today, tomorrow or by its name, never two of them', () => {
  const dayOf = (date: Date, timeZone: string) => date.toLocaleDateString('sv', { timeZone })
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -3, max: 3 }), anyZone, (date, days, timeZone) => {
      const later = new Date(date.getTime() + days * 86_400_000)
      const text = formatDay(later, date, timeZone)
      expect(text === 'сегодня').toBe(dayOf(later, timeZone) === dayOf(date, timeZone))
      expect(text.includes('\u00A0')).toBe(text !== 'сегодня' && text !== 'завтра')
    }),
  )
})
