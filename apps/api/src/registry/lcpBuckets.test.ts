import { bucketOf, bucketsOf, countOf, mannWhitneyScore, quantileOf } from './lcpBuckets.ts'

test.each([0, 0.5, 1, 59_999, 60_000, 3_600_000])('%d ms has a bucket that the database holds', (ms) => {
  expect(bucketOf(ms)).toBeGreaterThanOrEqual(0)
  expect(bucketOf(ms)).toBeLessThan(300)
})

test('a quantile is right to within a bucket', () => {
  const buckets = bucketsOf(Array.from({ length: 1000 }, (_, index) => 1000 + index))
  expect(countOf(buckets)).toBe(1000)
  expect(Math.abs(quantileOf(buckets, 0.75) - 1750)).toBeLessThan(1750 * 0.05)
  expect(quantileOf(new Map(), 0.75)).toBe(0)
})

test('the score is that of a table for samples without ties', () => {
  // 1..5 against 6..10, far enough apart for separate buckets: U = 0, mean 12.5, variance 5·5·11/12.
  const low = bucketsOf([100, 200, 300, 400, 500])
  const high = bucketsOf([1000, 2000, 3000, 4000, 5000])
  expect(mannWhitneyScore(high, low)).toBeCloseTo(12.5 / Math.sqrt(275 / 12), 6)
  expect(mannWhitneyScore(low, high)).toBeCloseTo(-12.5 / Math.sqrt(275 / 12), 6)
})

test('equal samples, one sample, and none score nothing', () => {
  expect(mannWhitneyScore(bucketsOf([1, 2, 3]), bucketsOf([1, 2, 3]))).toBe(0)
  expect(mannWhitneyScore(bucketsOf([5, 5]), bucketsOf([5, 5]))).toBe(0)
  expect(mannWhitneyScore(bucketsOf([5]), new Map())).toBe(0)
})
