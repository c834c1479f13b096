import { monthsOfDay } from './dates.data.ts'
import { afterLabel, todayLabel, tomorrowLabel } from './dates.texts.ts'

const MS_IN_DAY = 86_400_000

/**
 * Day in words: `сегодня`, `завтра`, otherwise `23 ноября` (no-break space). Both moments are read in the time zone
 * of the shop or region, so 23:30 in Moscow is not tomorrow in Omsk.
 *
 * @param date any moment of the day
 * @param now the current time; pass the server's value through, so that hydration gives the same word
 * @param timeZone IANA name, `Europe/Moscow`
 * @throws RangeError when the time zone is unknown or a date is invalid
 */
export function formatDay(date: Date, now: Date, timeZone: string): string {
  const day = dayIn(date, timeZone)
  const daysAhead = (day.getTime() - dayIn(now, timeZone).getTime()) / MS_IN_DAY
  if (daysAhead === 0) return todayLabel
  if (daysAhead === 1) return tomorrowLabel
  return `${day.getUTCDate()}\u00A0${monthsOfDay[day.getUTCMonth()]}`
}

/**
 * Hour from which something is ready: `после 14:00`, 24-hour clock.
 *
 * @param timeZone IANA name, `Europe/Moscow`
 * @throws RangeError when the time zone is unknown or the date is invalid
 */
export function afterTime(date: Date, timeZone: string): string {
  const { hour, minute } = partsIn(date, timeZone)
  return afterLabel(`${hour}:${minute}`)
}

/**
 * Day with its year, for past dates: `23 ноября 2026` (no-break spaces).
 *
 * @param timeZone IANA name, `Europe/Moscow`
 * @throws RangeError when the time zone is unknown or the date is invalid
 */
export function formatDate(date: Date, timeZone: string): string {
  const day = dayIn(date, timeZone)
  return [day.getUTCDate(), monthsOfDay[day.getUTCMonth()], day.getUTCFullYear()].join('\u00A0')
}

/**
 * Numeric date, for tables and documents: `23.11.2026`, or `23.11` without the year.
 *
 * @param timeZone IANA name, `Europe/Moscow`
 * @throws RangeError when the time zone is unknown or the date is invalid
 */
export function formatNumericDate(date: Date, timeZone: string, { hasYear = true } = {}): string {
  const { day, month, year } = partsIn(date, timeZone)
  return hasYear ? `${day}.${month}.${year}` : `${day}.${month}`
}

/**
 * Remaining time for timers: `04:59`, from one hour `01:04:59`. Rounded up to whole seconds, so that `00:00` means
 * that the time is over.
 *
 * @param ms milliseconds; negative values count as 0
 */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':')
}

/** Midnight UTC of the calendar day of a moment in a time zone, so that days can be compared as numbers. */
function dayIn(date: Date, timeZone: string): Date {
  const { year, month, day } = partsIn(date, timeZone)
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
}

function partsIn(date: Date, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  )
}

// Creating a formatter costs some 50 µs, and a listing shows two days per product.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}
