/**
 * Divides an amount in proportion to weights, to the unit: every share is its exact part rounded down, and the units
 * that remain go to the largest fractions, among equal ones to the first. The shares add up to `total`, and none is
 * larger than its weight while `total` is at most their sum. Without weights nothing is shared out.
 *
 * @param total whole number ≥ 0
 * @param weights whole numbers ≥ 0
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  // Products of two sums of kopecks exceed 2^53.
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, place) => {
    const exact = BigInt(weight) * BigInt(total)
    return { place, share: Number(exact / whole), rest: exact % whole }
  })
  const missing = total - parts.reduce((sum, { share }) => sum + share, 0)
  const lucky = new Set(
    [...parts]
      .sort((one, other) => (one.rest === other.rest ? one.place - other.place : one.rest < other.rest ? 1 : -1))
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return parts.map(({ place, share }) => share + (lucky.has(place) ? 1 : 0))
}

/**
 * The same, but no share is larger than its room: what does not fit goes to the others in the same proportion. The
 * shares add up to `total`, or to all the room where that is less.
 */
export function shareOutWithin(total: number, weights: readonly number[], rooms: readonly number[]): number[] {
  const shares = weights.map(() => 0)
  let left = Math.min(
    total,
    weights.reduce((sum, weight, place) => sum + (weight > 0 ? rooms[place]! : 0), 0),
  )
  while (left > 0) {
    const open = weights.map((weight, place) => (shares[place]! < rooms[place]! ? weight : 0))
    const wanted = shareOut(left, open)
    for (const [place, share] of wanted.entries()) {
      const taken = Math.min(share, rooms[place]! - shares[place]!)
      shares[place]! += taken
      left -= taken
    }
  }
  return shares
}
