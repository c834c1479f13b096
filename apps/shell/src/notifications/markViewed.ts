import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { markNotificationViewed } from '@verstak/contracts/notification'
import type { Notification } from '@verstak/contracts/notification'
import { writeCookie } from '@verstak/device/cookies'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import type { Host } from '@verstak/host'
import { NOTICE } from './noticeNames.ts'

/** Saves that a notice was viewed: on the device for its own notices, else on the server. @returns false on failure */
export async function markViewed({ call }: Pick<Host, 'call'>, notice: Notification): Promise<boolean> {
  switch (notice.name) {
    case NOTICE.guestOnboarding:
      return writeDevice(DEVICE_KEYS.guestOnboardingViewed, true)
    case NOTICE.reviewReminder:
      writeCookie(DEVICE_COOKIES.reviewReminderClosed, '1')
      return true
    case NOTICE.businessInformer:
      // Already saved when it was shown.
      return true
    default:
      return call(markNotificationViewed, { body: bodyOf(notice) }, { keepalive: true }).then(
        () => true,
        () => false,
      )
  }
}

/** Body that identifies a notice: by id for an organization's, else by its payload (NOTIFY-002). */
function bodyOf({ name: type, payload }: Notification) {
  if (!payload) return { type }
  const { juristicPersonId: id } = payload
  return { type, payload: typeof id === 'number' ? id : payload }
}
