import { MINUTES_IN_DAY, minutesOf, weekdayOf } from './localTime.ts'

/** Hours of several days of the week; the wire's `WorkItem`. */
export interface WorkItem {
  /** 1 is Monday, 7 Sunday. */
  firstDay: number
  lastDay: number
  /** `09:00`; both null on days off. Hours that end before they start, or when they start, end on the next day. */
  start: string | null
  end: string | null
  weekend: boolean
}

/** One day with other hours than its day of the week; closed when `start` is null. */
export interface SpecialDay {
  /** ISO date. */
  date: string
  start: string | null
  end: string | null
  name?: string | undefined
}

/** Hours of a point in its own time zone. */
export interface Schedule {
  /** IANA name. */
  timeZone: string
  /** Missing when nobody knows the hours. Days without an item are days off. */
  workItems?: readonly WorkItem[] | undefined
  specialDays?: readonly SpecialDay[] | undefined
}

/** Minutes since midnight of a day; `end` is above `start`, and above 1440 when it lies on the next day. */
export interface DayHours {
  start: number
  end: number
}

/** Hours of a calendar day; null when the point is closed or its hours are unknown. */
export function hoursOn({ workItems, specialDays }: Omit<Schedule, 'timeZone'>, date: string): DayHours | null {
  const special = specialDays?.find((day) => day.date === date)
  if (special) return special.start === null || special.end === null ? null : hoursBetween(special.start, special.end)
  const weekday = weekdayOf(date)
  const item = workItems?.find(({ firstDay, lastDay }) => firstDay <= weekday && weekday <= lastDay)
  if (!item || item.weekend || item.start === null || item.end === null) return null
  return hoursBetween(item.start, item.end)
}

function hoursBetween(from: string, to: string): DayHours {
  const start = minutesOf(from)
  const end = minutesOf(to)
  return { start, end: end > start ? end : end + MINUTES_IN_DAY }
}
