import fc from 'fast-check'
import { discountPercent, formatDiscountPercent, formatMaximumDiscount, formatPrice, sumKopecks } from './money.ts'

const withNoBreakSpaces = (text: string) => text.replaceAll(' ', '\u00A0')

test.each([
  [0, '0 ₽'],
  [1, '0,01 ₽'],
  [50, '0,50 ₽'],
  [100, '1 ₽'],
  [9_950, '99,50 ₽'],
  [24_900, '249 ₽'],
  [99_900, '999 ₽'],
  [100_000, '1 000 ₽'],
  [1_249_000, '12 490 ₽'],
  [1_249_005, '12 490,05 ₽'],
  [123_456_789_00, '123 456 789 ₽'],
  [-280_000, '−2 800 ₽'],
  [-50, '−0,50 ₽'],
])('%i kopecks are shown as %s [SHELL-002]', (kopecks, text) => {
  expect(formatPrice(kopecks)).toBe(withNoBreakSpaces(text))
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('%d is not money', (kopecks) => {
  expect(() => formatPrice(kopecks)).toThrow('Money is whole kopecks')
})

test.each([
  [1_529_000, 1_249_000, 18],
  [100_00, 81_51, 18],
  [100_00, 81_50, 19],
  [100_00, 99_51, 0],
  [100_00, 99_50, 1],
  [100_00, 1, 99],
  [100_00, 0, 100],
  [100_00, 100_00, 0],
  [100_00, 120_00, 0],
  [0, 0, 0],
])('from %i to %i the discount is %i percent', (old, current, percent) => {
  expect(discountPercent(old, current)).toBe(percent)
})

test('the discount of a nameplate has a true minus and a no-break space', () => {
  expect(formatDiscountPercent(1_529_000, 1_249_000)).toBe('\u221218\u00A0%')
})

test('a discount under half a percent is not shown', () => {
  expect(formatDiscountPercent(100_00, 99_51)).toBeNull()
})

test('the largest of several discounts is told as such, and not below half a percent [WIDGET-035]', () => {
  expect(formatMaximumDiscount(1_529_000, 1_249_000)).toBe('до -18%')
  expect(formatMaximumDiscount(100_00, 99_51)).toBeNull()
})

test('amounts add up exactly', () => {
  expect(sumKopecks([])).toBe(0)
  expect(sumKopecks([10, 20, 30])).toBe(60)
  expect(() => sumKopecks([10, 0.1])).toThrow(RangeError)
})

test('any amount is written as Intl writes rubles, without empty kopecks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (kopecks) => {
      const digits = kopecks % 100 === 0 ? 0 : 2
      const options = {
        style: 'currency',
        currency: 'RUB',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }
      const text = (kopecks / 100).toLocaleString('ru', options as Intl.NumberFormatOptions).replace(/^-/, '\u2212')
      expect(formatPrice(kopecks).replaceAll(/\s/g, ' ')).toBe(text.replaceAll(/\s/g, ' '))
    }),
  )
})

test('a discount is told to half a percent, and free is only what costs nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (old, current) => {
      fc.pre(current < old)
      const percent = discountPercent(old, current)
      const exact = ((old - current) * 100) / old
      expect(percent === 100).toBe(current === 0)
      expect(Math.abs(percent - exact)).toBeLessThanOrEqual(percent === 99 ? 1 : 0.5)
    }),
  )
})
