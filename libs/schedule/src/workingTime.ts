import type { WorkItem } from './hours.ts'
import { MINUTES_IN_DAY, minutesOf, timeTextOf } from './localTime.ts'
import { aroundTheClockLabel, dayOffLabel, weekdayNames } from './schedule.texts.ts'

/** Lines of weekly hours in the order of `items`: «Пн–Пт: 9:00–20:00», «Сб–Вс: выходной» (PICKUP-004). */
export function workingTimeOf(items: readonly WorkItem[]): string[] {
  return items.map((item) => `${daysOf(item)}: ${hoursOf(item)}`)
}

function daysOf({ firstDay, lastDay }: WorkItem): string {
  const first = weekdayNames[firstDay - 1] ?? ''
  return firstDay === lastDay ? first : `${first}–${weekdayNames[lastDay - 1] ?? ''}`
}

function hoursOf({ start, end, weekend }: WorkItem): string {
  if (weekend || start === null || end === null) return dayOffLabel
  const from = minutesOf(start)
  const to = minutesOf(end)
  if ((to - from) % MINUTES_IN_DAY === 0) return aroundTheClockLabel
  return `${timeTextOf(from)}–${timeTextOf(to)}`
}
