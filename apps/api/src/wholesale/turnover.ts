const YEAR_DAYS = 365
const DAY_MS = 24 * 3600_000

/** Since when purchases count for the level: a year before. */
export const turnoverStart = (now: Date): Date => new Date(now.getTime() - YEAR_DAYS * DAY_MS)

/** A level that is reached by buying. */
interface Step {
  level: number
  from_turnover: number | null
}

/** The highest level that a turnover reaches; null when it reaches none. @param turnover kopecks */
export function levelReached(levels: readonly Step[], turnover: number): number | null {
  const reached = levels.filter(({ from_turnover: from }) => from !== null && from <= turnover)
  return reached.length === 0 ? null : Math.max(...reached.map(({ level }) => level))
}
