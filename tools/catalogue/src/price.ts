import type { Random } from './random.ts'

/** Kopecks. */
export interface Price {
  retail: number
  /** Before the discount; null when there is none. */
  old: number | null
  /** For companies, 5–9 % below retail. */
  business: number
}

const DISCOUNTED_SHARE = 0.25

/**
 * Prices around a value.
 * @param rubles what the product is worth
 */
export function drawPrice(rubles: number, random: Random): Price {
  const retail = roundLikeShops(rubles)
  const discount = random.chance(DISCOUNTED_SHARE) ? 5 + Math.floor(30 * random.next() ** 1.6) : 0
  const old = discount > 0 ? roundLikeShops(retail / (1 - discount / 100)) : 0
  const business = roundFinely(retail * (1 - random.int(5, 9) / 100))
  return { retail: retail * 100, old: old > retail ? old * 100 : null, business: business * 100 }
}

/** Whole rubles as price tags have them: 12 490, 745, 38. */
function roundLikeShops(rubles: number): number {
  if (rubles >= 50_000) return Math.round(rubles / 1000) * 1000 - 10
  if (rubles >= 1000) return Math.round(rubles / 100) * 100 - 10
  if (rubles >= 200) return Math.round(rubles / 10) * 10 - 1
  return Math.max(3, Math.round(rubles))
}

function roundFinely(rubles: number): number {
  return rubles >= 1000 ? Math.round(rubles / 10) * 10 : Math.max(2, Math.round(rubles))
}
