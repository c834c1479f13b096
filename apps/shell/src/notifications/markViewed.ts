import { DEVICE_COOKIES } from '@verstak/contracts/cookie'
import { markNotificationViewed } from '@verstak/contracts/notification'
import type { Notification } from '@verstak/contracts/notification'
import { writeCookie } from '@verstak/device/cookies'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import type { Host } from '@verstak/host'
import { NOTICE } from './noticeNames.ts'

/** Keeps that a notice was viewed: on the device what is the device's own, the rest on the server. @returns false when it failed */
export async function markViewed({ call }: Pick<Host, 'call'>, notice: Notification): Promise<boolean> {
  switch (notice.name) {
    case NOTICE.guestOnboarding:
      return writeDevice(DEVICE_KEYS.guestOnboardingViewed, true)
    case NOTICE.reviewReminder:
      writeCookie(DEVICE_COOKIES.reviewReminderClosed, '1')
      return true
    case NOTICE.businessInformer:
      // Kept when it was shown.
      return true
    default:
      return call(markNotificationViewed, { body: bodyOf(notice) }, { keepalive: true }).then(
        () => true,
        () => false,
      )
  }
}

/** An organization's notice is named by its id, any other by what it carries (NOTIFY-002). */
function bodyOf({ name: type, payload }: Notification) {
  if (!payload) return { type }
  const { juristicPersonId: id } = payload
  return { type, payload: typeof id === 'number' ? id : payload }
}
