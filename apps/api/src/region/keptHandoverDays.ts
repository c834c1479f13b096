import { isDeepStrictEqual } from 'node:util'
import { handoverDaysOf, type HandoverDays, type HandoverHours } from './handoverDays.ts'

const MINUTE_MS = 60_000

const keptByHours = new WeakMap<HandoverHours, { minute: number; days: HandoverDays }>()

/** `handoverDaysOf`, worked out once a minute; the same object comes again while it says the same. */
export function keptHandoverDays(hours: HandoverHours, now: Date): HandoverDays {
  const kept = keptByHours.get(hours)
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (kept?.minute === minute) return kept.days
  const days = handoverDaysOf(hours, now)
  const same = kept && isDeepStrictEqual(kept.days, days) ? kept.days : days
  keptByHours.set(hours, { minute, days: same })
  return same
}
