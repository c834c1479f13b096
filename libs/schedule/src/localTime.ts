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
export function localTimeOf(timeZone: string, now: Date): Readonly<LocalTime> {
  const clock = clockOf(timeZone)
  if (clock.at !== now.getTime()) {
    const [date = '', time = ''] = clock.formatter.format(now).split(' ')
    clock.at = now.getTime()
    clock.time = { date, minutes: minutesOf(time) }
  }
  return clock.time
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

interface Clock {
  formatter: Intl.DateTimeFormat
  /** The last moment that was asked for, and what it was by this clock. */
  at: number
  time: Readonly<LocalTime>
}

// Creating a formatter costs some 50 µs and formatting 2 µs, and a list of points has thousands of them in one zone.
const clocks = new Map<string, Clock>()

function clockOf(timeZone: string): Clock {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    clock = { formatter, at: Number.NaN, time: { date: '', minutes: 0 } }
    clocks.set(timeZone, clock)
  }
  return clock
}
