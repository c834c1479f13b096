import type { MemberRole } from '@verstak/contracts/organization'

const KOPECKS = 100
const MAX_RUBLES = 100_000_000

/** Kopecks of a limit that was typed in rubles; null = without a limit, undefined for what is no sum. */
export function readLimit(role: MemberRole, typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s\u00A0₽]/g, '').replace(',', '.')
  // Only purchasers have one.
  if (role !== 'purchaser' || text === '') return null
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const rubles = Number(text)
  return rubles > 0 && rubles <= MAX_RUBLES ? Math.round(rubles * KOPECKS) : undefined
}

/** What the field of a limit begins with. */
export const rublesOf = (kopecks: number | null): string =>
  kopecks === null ? '' : String(kopecks / KOPECKS).replace('.', ',')
