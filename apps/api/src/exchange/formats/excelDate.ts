const DAY_MS = 86_400_000
/** Day 0 of Excel's two calendars; the first counts a 29 February 1900 that never was, so it fits from March 1900 on. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** Numbers of Excel's own formats of dates and times. ECMA-376, part 1, section 18.8.30. */
const OWN_DATE_FORMATS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/**
 * Whether cells of a number format hold dates.
 * @param code of a format that the workbook brings, such as `dd.mm.yyyy`
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return OWN_DATE_FORMATS.some(([first, last]) => id >= first && id <= last)
  const signs = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '')
  return /[dmyh]/i.test(signs)
}

/** A day that is stored as a number, as `2026-11-27`; null for what is none. */
export function readSerialDate(days: number, isFrom1904: boolean): string | null {
  const date = new Date((isFrom1904 ? FROM_1904 : FROM_1900) + Math.round(days * DAY_MS))
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
