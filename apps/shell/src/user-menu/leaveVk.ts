import { getSignInWays } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { forgetDevice, readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { Host } from '@verstak/host'

/**
 * Signs out at VK (CALL-036) on a device on which it was used, so that the next autologin does not bring back who has just
 * left; for a day none is tried. Never throws: a VK that is not reached changes nothing here.
 */
export async function leaveVk({ call }: Pick<Host, 'call'>, ask: typeof fetch = fetch): Promise<void> {
  if (!readDevice(DEVICE_KEYS.vkSignedIn)) return
  forgetDevice(DEVICE_KEYS.vkSignedIn)
  writeDevice(DEVICE_KEYS.vkAutologinAt, Date.now())
  try {
    const { vk } = await call(getSignInWays, {})
    if (vk) await ask(vk.logoutUrl, { credentials: 'include', keepalive: true })
  } catch {
    // Nobody waits for it.
  }
}
