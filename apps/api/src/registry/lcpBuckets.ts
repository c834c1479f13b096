/** Buckets grow by 5 %, which is finer than any relevant difference. */
const GROWTH = Math.log(1.05)
const MAX_MS = 60_000

/** Count of samples by bucket. */
export type LcpBuckets = ReadonlyMap<number, number>

/** Bucket of a time in milliseconds; times below 1 ms or above a minute share the outermost buckets. */
export function bucketOf(ms: number): number {
  return Math.floor(Math.log(Math.min(Math.max(ms, 1), MAX_MS)) / GROWTH)
}

/** Counts samples by bucket. */
export function bucketsOf(samplesMs: readonly number[]): Map<number, number> {
  const buckets = new Map<number, number>()
  for (const ms of samplesMs) {
    const bucket = bucketOf(ms)
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1)
  }
  return buckets
}

/** Number of samples. */
export function countOf(buckets: LcpBuckets): number {
  let count = 0
  for (const samples of buckets.values()) count += samples
  return count
}

/** Middle of the bucket with the quantile, milliseconds; 0 without samples. */
export function quantileOf(buckets: LcpBuckets, quantile: number): number {
  const rank = quantile * countOf(buckets)
  let below = 0
  for (const [bucket, samples] of [...buckets].sort(([a], [b]) => a - b)) {
    below += samples
    if (below >= rank) return Math.exp((bucket + 0.5) * GROWTH)
  }
  return 0
}

/**
 * Standard normal score of the Mann-Whitney test: how far the first sample lies above the second, in standard
 * deviations under the null hypothesis. Corrected for the ties that buckets cause. 0 when one has no samples.
 */
export function mannWhitneyScore(first: LcpBuckets, second: LcpBuckets): number {
  const [n, m] = [countOf(first), countOf(second)]
  if (n === 0 || m === 0) return 0
  let [wins, secondBelow, ties] = [0, 0, 0]
  for (const bucket of [...new Set([...first.keys(), ...second.keys()])].sort((a, b) => a - b)) {
    const [own, other] = [first.get(bucket) ?? 0, second.get(bucket) ?? 0]
    wins += own * (secondBelow + other / 2)
    secondBelow += other
    ties += (own + other) ** 3 - (own + other)
  }
  const total = n + m
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * Math.max(1, total - 1)))
  return variance <= 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt(variance)
}
