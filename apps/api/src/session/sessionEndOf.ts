import type { SessionLifetime } from './sessionLifetimes.data.ts'

/**
 * When a session that is used now ends: after the time for which it may stay unused, but never later than its longest time
 * after the sign-in, however often it is renewed.
 */
export function sessionEndOf({ idle, longest }: SessionLifetime, createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idle * 1000, createdAt.getTime() + longest * 1000))
}
