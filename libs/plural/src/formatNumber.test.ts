import fc from 'fast-check'
import { formatNumber } from './formatNumber.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1_000, '1 000'],
  [12_490, '12 490'],
  [1_042_000, '1 042 000'],
  [-1_500, '−1 500'],
])('%d is written %s with no-break spaces [SHELL-003]', (value, text) => {
  expect(formatNumber(value)).toBe(text.replaceAll(' ', '\u00A0'))
})

test.each([
  [4.8, 1, '4,8'],
  [5, 1, '5,0'],
  [1234.5, 2, '1 234,50'],
  [-0.04, 1, '0,0'],
])('%d with %d digits after the comma is written %s [SHELL-003]', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text.replaceAll(' ', '\u00A0'))
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
  expect(() => formatNumber(value)).toThrow(RangeError)
})

/** As Intl formats it, with the hyphen replaced by a minus. */
const byIntl = (value: number, digits: number) =>
  value
    .toLocaleString('ru', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace(/^-(?=.*[1-9])/, '\u2212')
    .replace(/^-/, '')

test('whole numbers are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(byIntl(value, 0))
    }),
  )
})

test('fractions that have no more digits than are shown are written as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), (units, digits) => {
      const value = units / 10 ** digits
      expect(formatNumber(value, digits)).toBe(byIntl(value, digits))
    }),
  )
})
