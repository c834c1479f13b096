const HUNDREDTHS = 10_000

/**
 * An amount after a discount, rounded half up to a whole kopeck; whole-number arithmetic, so that no amount drifts.
 *
 * @param kopecks whole, ≥ 0
 * @param percent 0…100, two decimals count; less is taken as 0 and more as 100
 */
export function percentOff(kopecks: number, percent: number): number {
  const kept = HUNDREDTHS - Math.round(Math.min(Math.max(percent, 0), 100) * 100)
  return Math.floor((kopecks * kept + HUNDREDTHS / 2) / HUNDREDTHS)
}
