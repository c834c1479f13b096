import { vatOf, vatRateAt } from './vat.ts'

test.each([
  [12_200, 22, 2_200],
  [12_000, 20, 2_000],
  [11_000, 10, 1_000],
  [12_345, null, 0],
  [0, 22, 0],
  // 100 · 22 / 122 = 18.03…; 61 · 22 / 122 = 11 to the kopeck; 33 · 10 / 110 = 3.
  [100, 22, 18],
  [61, 22, 11],
  [33, 10, 3],
  // 3 · 20 / 120 = 0.5, half a kopeck.
  [3, 20, 1],
  [9_007_199_254_740_991, 22, 1_624_249_045_936_900],
] as const)('%i kopecks at %s %% hold %i of VAT', (sum, rate, vat) => {
  expect(vatOf(sum, rate)).toBe(vat)
})

test('the standard rate is 20 % until the end of 2025 in Moscow, and 22 % from then on', () => {
  const [before, after] = [new Date('2025-12-31T23:59:59.999+03:00'), new Date('2026-01-01T00:00:00+03:00')]
  expect([vatRateAt('standard', before), vatRateAt('standard', after)]).toEqual([20, 22])
  for (const at of [before, after]) expect([vatRateAt('reduced', at), vatRateAt('none', at)]).toEqual([10, null])
})
