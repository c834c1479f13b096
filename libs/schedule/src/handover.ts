import { hoursOn, type Schedule } from './hours.ts'
import { addDays, localTimeOf, MINUTES_IN_DAY, minutesOf, weekdayOf, type LocalTime } from './localTime.ts'

/** Step of ready times, minutes. */
const READY_STEP = 30
/** Goods are ready at least so long before the point closes, minutes. */
const TIME_TO_FETCH = 30
/** What comes from another office is there after noon. */
const TRANSFER_ARRIVES_AT = 12 * 60
/** Days that are looked through for an open one. */
const LOOK_AHEAD_DAYS = 60
/** Transfers between offices run Monday to Saturday. */
const TRANSFER_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6]

/** How a point hands over goods. */
export interface PickupPlan {
  schedule: Schedule
  /** Orders before this time of the point are prepared on the same day: `18:00`, `24:00`. */
  cutOff: string
  /** Time that the point needs to prepare an order. */
  pickingMinutes: number
}

/** How a courier drives in a region. */
export interface CourierPlan {
  /** IANA name. */
  timeZone: string
  /** Orders before this time go out on the courier's next day. */
  cutOff: string
  /** Days of the week on which he drives, 1 is Monday. */
  weekdays: readonly number[]
}

/** ISO dates on which nobody drives, neither couriers nor transfers. */
export type Holidays = ReadonlySet<string>

/** Earliest moment of a pickup, in the point's time zone. */
export interface PickupMoment extends LocalTime {
  isToday: boolean
}

/**
 * When goods can be fetched at a point at the earliest: ordered before the cut-off, prepared, and at least half an hour
 * before the point closes; otherwise at the opening of its next open day.
 * @param transferDays working days from another office; 0 = the goods lie at the point
 * @returns null when the point does not open within two months
 * @throws RangeError when the time zone is unknown
 */
export function earliestPickup(
  { schedule, cutOff, pickingMinutes }: PickupPlan,
  { now, holidays, transferDays = 0 }: { now: Date; holidays: Holidays; transferDays?: number },
): PickupMoment | null {
  const { date: today, minutes } = localTimeOf(schedule.timeZone, now)
  const isInTime = minutes < minutesOf(cutOff)
  const firstDay = isInTime ? 0 : 1
  const arrival = transferDays === 0 ? firstDay : daysOfTransfer(today, firstDay, transferDays, holidays)
  // Before the opening of a later day everything is prepared.
  const preparedAt = firstDay === 0 ? Math.ceil((minutes + pickingMinutes) / READY_STEP) * READY_STEP : 0
  for (let day = arrival; day <= arrival + LOOK_AHEAD_DAYS; day++) {
    const date = addDays(today, day)
    const hours = hoursOn(schedule, date)
    if (!hours) continue
    const notBefore = day === 0 ? preparedAt : day === arrival && transferDays > 0 ? TRANSFER_ARRIVES_AT : 0
    const ready = Math.max(hours.start, notBefore)
    // What is ready after midnight is for another day.
    if (ready + TIME_TO_FETCH <= Math.min(hours.end, MINUTES_IN_DAY)) {
      return { date, minutes: ready, isToday: day === 0 }
    }
  }
  return null
}

/**
 * The first day on which a courier comes: never today, and a day later after the cut-off.
 * @returns null when he does not drive within two months
 * @throws RangeError when the time zone is unknown
 */
export function earliestCourier(
  { timeZone, cutOff, weekdays }: CourierPlan,
  { now, holidays }: { now: Date; holidays: Holidays },
): { date: string; isTomorrow: boolean } | null {
  const { date: today, minutes } = localTimeOf(timeZone, now)
  const first = minutes < minutesOf(cutOff) ? 1 : 2
  for (let day = first; day <= first + LOOK_AHEAD_DAYS; day++) {
    const date = addDays(today, day)
    if (isWorkingDay(date, weekdays, holidays)) return { date, isTomorrow: day === 1 }
  }
  return null
}

/** Whether somebody with these days of the week drives on a date. */
export function isWorkingDay(date: string, weekdays: readonly number[], holidays: Holidays): boolean {
  return weekdays.includes(weekdayOf(date)) && !holidays.has(date)
}

/** Days from today on which goods of `firstDay` arrive after so many working days. */
function daysOfTransfer(today: string, firstDay: number, transferDays: number, holidays: Holidays): number {
  let day = firstDay
  for (let left = transferDays; left > 0 && day < firstDay + LOOK_AHEAD_DAYS;) {
    day += 1
    if (isWorkingDay(addDays(today, day), TRANSFER_WEEKDAYS, holidays)) left -= 1
  }
  return day
}
