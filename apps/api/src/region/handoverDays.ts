import { formatDay } from '@verstak/dates'

/** Hour of the region until which a piece on the shelf can still be fetched today. */
const PICKUP_CUT_OFF_HOUR = 18
/** Hour of the region until which tomorrow's courier still takes an order. */
const COURIER_CUT_OFF_HOUR = 15

/** A day as pages show it. */
export interface HandoverDay {
  /** ISO date in the region's time zone. */
  date: string
  /** `сегодня`, `завтра`, else the day and the month. */
  text: string
}

/** Earliest days on which a piece in stock can be handed over in a region. */
export interface HandoverDays {
  pickup: HandoverDay
  courier: HandoverDay
  isPickupToday: boolean
  isCourierTomorrow: boolean
}

/**
 * Pickup today before 18:00 of the region, else tomorrow; courier tomorrow before 15:00, else the day after.
 * @throws RangeError when the time zone is unknown
 */
export function handoverDaysOf(timeZone: string, now: Date): HandoverDays {
  const { date, hour } = localTimeOf(timeZone, now)
  const isPickupToday = hour < PICKUP_CUT_OFF_HOUR
  const isCourierTomorrow = hour < COURIER_CUT_OFF_HOUR
  const dayIn = (days: number): HandoverDay => {
    const day = addDays(date, days)
    return { date: day, text: formatDay(noonOf(day), noonOf(date), 'UTC') }
  }
  return {
    pickup: dayIn(isPickupToday ? 0 : 1),
    courier: dayIn(isCourierTomorrow ? 1 : 2),
    isPickupToday,
    isCourierTomorrow,
  }
}

/** The calendar day after an ISO date. */
export function dayAfter(date: string): string {
  return addDays(date, 1)
}

/** Names a day that was agreed on, as seen from now. */
export function dayTextOf(date: string, timeZone: string, now: Date): string {
  const today = localTimeOf(timeZone, now).date
  return formatDay(noonOf(date), noonOf(today), 'UTC')
}

/** Noon UTC of a calendar day, to be read in UTC: arithmetic that no change of the clock disturbs. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)

function addDays(date: string, days: number): string {
  const day = noonOf(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const formatterByZone = new Map<string, Intl.DateTimeFormat>()

function localTimeOf(timeZone: string, now: Date): { date: string; hour: number } {
  let formatter = formatterByZone.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formatterByZone.set(timeZone, formatter)
  }
  const [date = '', time = ''] = formatter.format(now).split(' ')
  return { date, hour: Number(time.slice(0, 2)) }
}
