const MS_IN_MINUTE = 60_000
const MINUTES_IN_HOUR = 60
const MINUTES_IN_DAY = 24 * MINUTES_IN_HOUR

/**
 * Whole minutes from one moment to another, rounded down.
 * @returns null when the end has come
 */
export function minutesLeft(untilMs: number, nowMs: number): number | null {
  const left = untilMs - nowMs
  return left > 0 ? Math.floor(left / MS_IN_MINUTE) : null
}

/** Days, hours of the last day and minutes of the last hour in a number of minutes. */
export function splitMinutes(minutes: number): { days: number; hours: number; minutes: number } {
  return {
    days: Math.floor(minutes / MINUTES_IN_DAY),
    hours: Math.floor((minutes % MINUTES_IN_DAY) / MINUTES_IN_HOUR),
    minutes: minutes % MINUTES_IN_HOUR,
  }
}
