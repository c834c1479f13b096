/** Samples of one bucket, from the lowest up. */
export interface Bucket {
  /** `Infinity` for the last. */
  upper_bound: number
  samples: number
}

/**
 * The quantile, as Prometheus reckons it: within its bucket samples lie evenly. Above the last bound nobody knows, so it is
 * that bound.
 */
export function quantileOf(buckets: readonly Bucket[], bounds: readonly number[], quantile: number): number {
  const rank = quantile * buckets.reduce((sum, { samples }) => sum + samples, 0)
  let below = 0
  for (const { upper_bound: upper, samples } of buckets) {
    if (below + samples >= rank) {
      if (upper === Infinity) break
      const lower = bounds.findLast((bound) => bound < upper) ?? 0
      return lower + ((upper - lower) * (rank - below)) / samples
    }
    below += samples
  }
  return bounds.at(-1) ?? 0
}
