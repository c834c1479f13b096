import { dashboardTexts as texts } from './dashboard.texts.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** How long something waits, in one unit: `3 часа`. @param seconds 0 or more */
export function waitedFor(seconds: number): string {
  if (seconds >= DAY) return texts.fullDays(Math.floor(seconds / DAY))
  if (seconds >= HOUR) return texts.hours(Math.floor(seconds / HOUR))
  return texts.minutes(Math.max(1, Math.floor(seconds / 60)))
}
