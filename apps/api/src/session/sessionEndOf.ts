import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { endOf } from './endOf.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * When a session that is used now ends: after the lifetime of its refresh token, but never later than a year after the
 * sign-in, however often it is renewed.
 */
export function sessionEndOf(createdAt: Date, now: Date): Date {
  const end = endOf(SERVER_COOKIES.refreshToken, now)
  return new Date(Math.min(end.getTime(), createdAt.getTime() + YEAR_MS))
}
