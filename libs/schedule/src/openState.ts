import { hoursOn, type Schedule } from './hours.ts'
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
  let closing: number | null = null
  for (let day = -1; day <= DAYS_IN_WEEK; day++) {
    const hours = hoursOn(schedule, addDays(date, day))
    if (!hours) continue
    const start = hours.start + day * MINUTES_IN_DAY
    const end = hours.end + day * MINUTES_IN_DAY
    if (closing === null) {
      if (start <= minutes && minutes < end) closing = end
    } else if (start <= closing) closing = Math.max(closing, end)
  }
  return closing !== null && closing > DAYS_IN_WEEK * MINUTES_IN_DAY ? Infinity : closing
}

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
