import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { signOut as endpoint } from '@verstak/contracts/session'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { endOwnSessions } from './endOwnSessions.ts'
import { clearTokenCookies } from './issueTokens.ts'
import { endSessionsOf } from './session.sql.ts'

/**
 * Ends the caller's session, or all sessions of its user. The browser is a guest's then, with an empty cart: that of
 * the user is found again when he signs in. Succeeds without a session, too.
 */
export async function signOut(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { isEverywhere }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  await db.transaction().execute(async (transaction) => {
    const userIds = await endOwnSessions(transaction, caller, { reason: 'sign-out', now: now() })
    if (!isEverywhere) return
    const end = { reason: 'ended-elsewhere', now: now(), exceptId: null } as const
    for (const userId of userIds) await endSessionsOf(transaction, userId, end)
  })
  leaveBrowser(caller)
  return { status: 'success' }
}

/** Takes from a browser what belongs to the user who was signed in there (SESSION-018). */
export function leaveBrowser(caller: Pick<Caller, 'clearCookie'>): void {
  clearTokenCookies(caller)
  caller.clearCookie(DEVICE_COOKIES.activityType)
  caller.clearCookie(SERVER_COOKIES.cartToken)
  caller.clearCookie(PAGE_COOKIES.hasCart)
}
