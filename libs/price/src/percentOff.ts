const HUNDREDTHS = 10_000

/**
 * An amount after a discount, rounded half up to a whole kopeck; integer arithmetic avoids rounding errors.
 *
 * @param kopecks integer, ≥ 0
 * @param percent clamped to 0…100; two decimals are used
 */
export function percentOff(kopecks: number, percent: number): number {
  const kept = HUNDREDTHS - Math.round(Math.min(Math.max(percent, 0), 100) * 100)
  return Math.floor((kopecks * kept + HUNDREDTHS / 2) / HUNDREDTHS)
}
