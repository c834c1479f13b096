import { render } from '@testing-library/react'
import { DiscountPlate } from './DiscountPlate.tsx'

const show = (oldKopecks: number | null, kopecks: number, isMaximum?: boolean) =>
  render(<DiscountPlate oldKopecks={oldKopecks} kopecks={kopecks} isMaximum={isMaximum} />).container.textContent

test.each([
  [1_529_000, 1_249_000, '−18\u00A0%'],
  [1_000_000, 750_000, '−25\u00A0%'],
  [1_000_000, 989_900, '−1\u00A0%'],
])('from %i to %i kopecks the discount is %s', (old, now, label) => {
  expect(show(old, now)).toBe(label)
})

test('the percent is of the old price, rounded; at 0 there is none [WIDGET-036]', () => {
  expect(show(300_000, 250_000)).toBe('−17\u00A0%')
  expect(show(300_000, 251_000)).toBe('−16\u00A0%')
  expect(show(1_000_000, 995_100)).toBe('')
})

test.each([
  [null, 1_249_000],
  [0, 1_249_000],
  [1_249_000, 1_249_000],
  [1_000_000, 1_249_000],
  [1_000_000, 999_900],
])('from %s to %i kopecks there is nothing to tell', (old, now) => {
  expect(show(old, now)).toBe('')
})

test('the largest of several discounts is told as such [WIDGET-035]', () => {
  expect(show(1_529_000, 1_249_000, true)).toBe('до -18%')
})
