import { MAX_WHOLESALE_LEVEL, type Wholesale } from './buyer.ts'
import type { PriceRules } from './storedPrices.ts'

/** Wholesale discount in percent of the retail price; 0 when the level has none (SESSION-004, SESSION-005). */
export function wholesalePercent(
  { type, level }: Wholesale,
  { fixeds, generics }: Pick<PriceRules, 'fixeds' | 'generics'>,
): number {
  const capped = Math.min(Math.max(Math.trunc(level) || 0, 0), MAX_WHOLESALE_LEVEL)
  const levels = type === 'fixed' ? fixeds : generics
  return levels.find((candidate) => candidate.level === capped)?.discount ?? 0
}
