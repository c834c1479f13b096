/** Minutes of a day of 24 hours. */
export const MINUTES_IN_DAY = 24 * 60

/** A moment in a time zone. */
export interface LocalTime {
  /** ISO date. */
  date: string
  /** Whole minutes since midnight by the clock, 0…1439. */
  minutes: number
}

/** Date and time of day in a time zone. @throws RangeError when the time zone is unknown */
export function localTimeOf(timeZone: string, now: Date): LocalTime {
  const [date = '', time = ''] = formatterOf(timeZone).format(now).split(' ')
  return { date, minutes: minutesOf(time) }
}

/** Minutes since midnight of `9:00`, `09:00` or `09:00:00`; 1440 for `24:00`. */
export function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** `9:00`; beyond midnight the time of that day, and `24:00` at the end of one. */
export function timeTextOf(minutes: number): string {
  const ofDay = minutes > 0 && minutes % MINUTES_IN_DAY === 0 ? MINUTES_IN_DAY : minutes % MINUTES_IN_DAY
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** The calendar day so many days after an ISO date. */
export function addDays(date: string, days: number): string {
  const day = noonOf(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** 1 for Monday … 7 for Sunday. */
export function weekdayOf(date: string): number {
  return noonOf(date).getUTCDay() || 7
}

/** Noon UTC of a calendar day. Arithmetic in UTC is not affected by daylight saving time. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

// Creating a formatter costs some 50 µs, and a list of points has thousands of them in one zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter
}
