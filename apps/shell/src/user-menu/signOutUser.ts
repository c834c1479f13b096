import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { signOut } from '@verstak/contracts/session'
import { forgetCookie } from '@verstak/device/cookies'
import { broadcastSession } from '@verstak/device/sessionChannel'
import type { Host } from '@verstak/host'
import { leaveVk } from './leaveVk.ts'
import { takeSession } from './takeSession.ts'
import type { Place } from './takeSession.ts'

/** Pages that only users have: their guests go home. */
const PRIVATE = /^\/(user|admin)\//

/** How long the page waits for VK, ms. */
const VK_LIMIT_MS = 1_000

/** The document's own ways on; replaced in tests. */
export interface Ways extends Place {
  assign(address: string): void
}

/**
 * Ends the session; this page and the other tabs follow. Clears the activity type (SESSION-018).
 *
 * @throws ApiError when the API was unreachable; nobody is signed out then.
 */
export async function signOutUser(host: Host, ways: Ways = window.location): Promise<void> {
  await host.call(signOut, { body: { isEverywhere: false } })
  forgetCookie(DEVICE_COOKIES.activityType)
  broadcastSession()
  // The page that follows would cut it off.
  await Promise.race([leaveVk(host), new Promise((resolve) => setTimeout(resolve, VK_LIMIT_MS))])
  if (PRIVATE.test(ways.pathname)) ways.assign('/')
  else await takeSession(host, { user: 'guest' }, ways)
}
