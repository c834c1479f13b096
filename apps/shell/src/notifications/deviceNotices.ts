import { guestOnboarding, buyAsJurPopup } from '@verstak/contracts/flag'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { flagValue } from '@verstak/flags/flag'
import type { FlagValues } from '@verstak/flags/flag'
import { OFFER_DELAY_MS } from './noticeStateMachine.ts'
import type { Offered } from './noticeStateMachine.ts'
import { NOTICE } from './noticeNames.ts'
import { NOTICE_LINKS } from './noticeLinks.ts'

/** From this session on, a guest is greeted at once (NOTIFY-017). */
const GREETED_AT_ONCE = 3
/** In earlier sessions, delay of the greeting (NOTIFY-018). */
const GREETING_DELAY_MS = 3 * 60_000

export interface DeviceNoticesInput {
  flags: FlagValues | undefined
  /** Whether a page of the store is released. */
  canOpen: (pathname: string) => boolean
}

/** Notices of the device for a guest, each only when the page that it links to is released. */
export function deviceNotices({ flags, canOpen }: DeviceNoticesInput, now: number): Offered[] {
  const session = countSession(now)
  // Without storage the same notice would appear on every page.
  if (!session) return []
  const { count, startedAt } = session
  const offered: Offered[] = []
  if (
    flagValue(flags, guestOnboarding) &&
    canOpen(NOTICE_LINKS.signIn) &&
    !readDevice(DEVICE_KEYS.guestOnboardingViewed, now)
  )
    offered.push({
      notice: { name: NOTICE.guestOnboarding },
      notBefore: count >= GREETED_AT_ONCE ? now : startedAt + GREETING_DELAY_MS,
    })
  if (
    flagValue(flags, buyAsJurPopup) &&
    canOpen(NOTICE_LINKS.forCompanies) &&
    !readDevice(DEVICE_KEYS.businessInformerShown, now)
  )
    offered.push({ notice: { name: NOTICE.businessInformer }, notBefore: now + OFFER_DELAY_MS })
  return offered
}

/** Counts the tab's session once (NOTIFY-016); null when storage is blocked. */
export function countSession(now: number): { count: number; startedAt: number } | null {
  const startedAt = readDevice(DEVICE_KEYS.guestSessionStart, now)
  const counted = readDevice(DEVICE_KEYS.guestSessions, now)
  if (startedAt > 0) return { count: counted, startedAt }
  const count = counted + 1
  const isKept =
    writeDevice(DEVICE_KEYS.guestSessions, count, now) && writeDevice(DEVICE_KEYS.guestSessionStart, now, now)
  return isKept ? { count, startedAt: now } : null
}
