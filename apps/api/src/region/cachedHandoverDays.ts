import { isDeepStrictEqual } from 'node:util'
import { handoverDaysOf, type HandoverDays, type HandoverHours } from './handoverDays.ts'

const MINUTE_MS = 60_000

const cacheByHours = new WeakMap<HandoverHours, { minute: number; days: HandoverDays }>()

/** `handoverDaysOf`, computed once a minute. Returns the same object while nothing changes. */
export function cachedHandoverDays(hours: HandoverHours, now: Date): HandoverDays {
  const cached = cacheByHours.get(hours)
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (cached?.minute === minute) return cached.days
  const days = handoverDaysOf(hours, now)
  const same = cached && isDeepStrictEqual(cached.days, days) ? cached.days : days
  cacheByHours.set(hours, { minute, days: same })
  return same
}
