import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { findActiveActivity } from './account.sql.ts'

type CookieWriter = Pick<Caller, 'setCookie' | 'clearCookie'>

/** Keeps the kind of activity of the organization for which the browser's user buys, for a year (HTTP-009). */
export function rememberActivity(caller: CookieWriter, activityType: string | null): void {
  if (activityType === null) caller.clearCookie(DEVICE_COOKIES.activityType)
  else caller.setCookie(DEVICE_COOKIES.activityType, activityType)
}

/** The same, of the organization that is active in the database. */
export async function rememberActiveActivity(db: Queryable, caller: CookieWriter, userId: number): Promise<void> {
  rememberActivity(caller, await findActiveActivity(db, userId))
}
