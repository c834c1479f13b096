import { afterTime, formatDay } from '@verstak/dates'
import type { RegionRow } from '../db/tables.ts'

const MINUTES_IN_DAY = 24 * 60
/** Step of ready times, minutes. */
const READY_STEP = 30

/** Hours of pickup and delivery in a region; columns of the table `region`. */
export type HandoverHours = Pick<
  RegionRow,
  'time_zone' | 'pickup_cut_off' | 'courier_cut_off' | 'opens_at' | 'pickup_minutes'
>

/** A day as pages show it. */
export interface HandoverDay {
  /** ISO date in the region's time zone. */
  date: string
  /** `сегодня`, `завтра`, else the day and the month. */
  text: string
}

/** Earliest pickup and delivery days in a region for products in stock. */
export interface HandoverDays {
  pickup: HandoverDay & {
    /** Earliest time on that day: `после 14:30`. */
    fromText: string
  }
  courier: HandoverDay
  isPickupToday: boolean
  isCourierTomorrow: boolean
}

/**
 * Pickup is today before the region's cut-off, after the picking time and the opening of the office; otherwise tomorrow
 * from the opening. Courier delivery is tomorrow before its cut-off, otherwise the day after.
 * @throws RangeError when the time zone is unknown
 */
export function handoverDaysOf(hours: HandoverHours, now: Date): HandoverDays {
  const { date, minutes } = localTimeOf(hours.time_zone, now)
  const opensAt = minutesOf(hours.opens_at)
  const lookedOutAt = Math.ceil((minutes + hours.pickup_minutes) / READY_STEP) * READY_STEP
  const readyAt = Math.max(opensAt, lookedOutAt)
  // A product that is ready after midnight cannot be picked up today.
  const isPickupToday = minutes < minutesOf(hours.pickup_cut_off) && readyAt < MINUTES_IN_DAY
  const isCourierTomorrow = minutes < minutesOf(hours.courier_cut_off)
  const dayIn = (days: number): HandoverDay => {
    const day = addDays(date, days)
    return { date: day, text: formatDay(noonOf(day), noonOf(date), 'UTC') }
  }
  return {
    pickup: { ...dayIn(isPickupToday ? 0 : 1), fromText: timeText(isPickupToday ? readyAt : opensAt) },
    courier: dayIn(isCourierTomorrow ? 1 : 2),
    isPickupToday,
    isCourierTomorrow,
  }
}

/** The calendar day after an ISO date. */
export function dayAfter(date: string): string {
  return addDays(date, 1)
}

/** Text of a date relative to now. */
export function dayTextOf(date: string, timeZone: string, now: Date): string {
  const today = localTimeOf(timeZone, now).date
  return formatDay(noonOf(date), noonOf(today), 'UTC')
}

/** Noon UTC of a calendar day. Arithmetic in UTC is not affected by daylight saving time. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)

const timeText = (minutes: number) => afterTime(new Date(minutes * 60_000), 'UTC')

/** Minutes since midnight of a `time` column, `09:00:00`. */
function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function addDays(date: string, days: number): string {
  const day = noonOf(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const formatterByZone = new Map<string, Intl.DateTimeFormat>()

function localTimeOf(timeZone: string, now: Date): { date: string; minutes: number } {
  let formatter = formatterByZone.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formatterByZone.set(timeZone, formatter)
  }
  const [date = '', time = ''] = formatter.format(now).split(' ')
  return { date, minutes: minutesOf(time) }
}
