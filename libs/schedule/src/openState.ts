import { hoursOn, type DayHours, type Schedule } from './hours.ts'
import { addDays, localTimeOf, MINUTES_IN_DAY, timeTextOf, weekdayOf } from './localTime.ts'
import {
  aroundTheClockLabel,
  openUntilLabel,
  opensAtLabel,
  opensOnDateLabel,
  opensOnLabel,
  opensTomorrowLabel,
  weekdayNames,
} from './schedule.texts.ts'

/** A point that opens later than this is as good as closed for ever. */
const LOOK_AHEAD_DAYS = 30
const DAYS_IN_WEEK = 7

/** Whether a point is open. */
export interface OpenState {
  isOpen: boolean
  /** «открыто до 21:00», «круглосуточно», «закрыто, откроется в 9:00»; null when hours are unknown. */
  text: string | null
}

/** Whether a point is open at a moment, without the words: filters ask it of thousands. @throws as {@link openStateOf} */
export function isOpenAt(schedule: Schedule, now: Date): boolean {
  if (!schedule.workItems) return false
  const { date, minutes } = localTimeOf(schedule.timeZone, now)
  return hoursAt(schedule, date, minutes) !== null
}

/**
 * Whether a point is open at a moment, in its own time zone.
 * @param now the server's time of the answer, so that hydration gives the same words
 * @throws RangeError when the time zone is unknown
 */
export function openStateOf(schedule: Schedule, now: Date): OpenState {
  if (!schedule.workItems) return { isOpen: false, text: null }
  const { date, minutes } = localTimeOf(schedule.timeZone, now)
  const closesIn = minutesToClosing(schedule, date, minutes)
  if (closesIn === Infinity) return { isOpen: true, text: aroundTheClockLabel }
  if (closesIn !== null) return { isOpen: true, text: openUntilLabel(timeTextOf(closesIn)) }
  return { isOpen: false, text: openingText(schedule, date, minutes) }
}

/**
 * Closing time in minutes since the midnight of `date`; hours of neighbouring days that touch are one. Infinity when a
 * whole week has no closing, null when the point is closed.
 */
function minutesToClosing(schedule: Schedule, date: string, minutes: number): number | null {
  const open = hoursAt(schedule, date, minutes)
  if (!open) return null
  let closing = open.end
  for (let day = open.day + 1; day <= DAYS_IN_WEEK; day++) {
    const hours = hoursOf(schedule, date, day)
    if (!hours) continue
    if (hours.start > closing) break
    closing = Math.max(closing, hours.end)
  }
  return closing > DAYS_IN_WEEK * MINUTES_IN_DAY ? Infinity : closing
}

/** Hours that a point is within: of the day before, which may last beyond midnight, or of the day itself. */
function hoursAt(schedule: Schedule, date: string, minutes: number) {
  for (const day of [-1, 0]) {
    const hours = hoursOf(schedule, date, day)
    if (hours && hours.start <= minutes && minutes < hours.end) return { ...hours, day }
  }
  return null
}

/** Hours of a day so many after a date, in minutes since the midnight of that date. */
function hoursOf(schedule: Schedule, date: string, day: number): DayHours | null {
  const hours = hoursOn(schedule, daysAround(date)[day + 1]!)
  const midnight = day * MINUTES_IN_DAY
  return hours && { start: hours.start + midnight, end: hours.end + midnight }
}

/** The days that decide about a date, from the one before; thousands of points of a list ask for the same. */
function daysAround(date: string): readonly string[] {
  if (around.date !== date)
    around = { date, days: Array.from({ length: DAYS_IN_WEEK + 2 }, (_, day) => addDays(date, day - 1)) }
  return around.days
}

let around: { date: string; days: readonly string[] } = { date: '', days: [] }

function openingText(schedule: Schedule, date: string, minutes: number): string | null {
  for (let day = 0; day <= LOOK_AHEAD_DAYS; day++) {
    const on = addDays(date, day)
    const hours = hoursOn(schedule, on)
    if (!hours || (day === 0 && hours.start <= minutes)) continue
    const time = timeTextOf(hours.start)
    if (day === 0) return opensAtLabel(time)
    if (day === 1) return opensTomorrowLabel(time)
    if (day < DAYS_IN_WEEK) return opensOnLabel(weekdayNames[weekdayOf(on) - 1] ?? '', time)
    return opensOnDateLabel(`${on.slice(8)}.${on.slice(5, 7)}`, time)
  }
  return null
}
