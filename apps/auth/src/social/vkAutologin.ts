import { VK_AUTOLOGIN_ERROR, VK_RETURN, type VkWay } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { readToken, type SilentToken } from './vkWindow.ts'

/** After this time the autologin is tried again (SOCIAL-007). */
const DELAY_MS = 24 * 60 * 60 * 1000
/** The redirect takes no longer, or is given up. */
const PATIENCE_MS = 5_000

/** What the autologin ended with; both codes leave the ordinary form (FAULT-045, 046). */
export type Autologin = SilentToken | 'access' | 'unavailable' | 'lost'

/** Whether the autologin may be tried again on this device. A time to come is another clock's. */
export function isAutologinDue(now = Date.now()): boolean {
  const last = readDevice(DEVICE_KEYS.vkAutologinAt, now)
  return last === 0 || last > now || now - last >= DELAY_MS
}

/** Notes that it was tried, or must not be for a day. */
export const recordAutologin = (now = Date.now()): boolean => writeDevice(DEVICE_KEYS.vkAutologinAt, now, now)

/**
 * Asks VK's domain of sign-in who is signed in there, by a redirect within a hidden frame (CALL-037): the page stays where
 * it is, and all that was typed in it. VK leads the frame back to an empty page of the store, whose address is read.
 */
export async function autologin(
  vk: Pick<VkWay, 'appId' | 'loginOrigin'>,
  page: Document = document,
): Promise<Autologin> {
  recordAutologin()
  const uuid = crypto.randomUUID()
  const address = new URL('/', vk.loginOrigin)
  address.search = new URLSearchParams({
    act: 'autologin',
    app_id: vk.appId,
    uuid,
    response_type: 'silent_token',
    redirect_uri: page.location.origin + VK_RETURN,
  }).toString()
  const frame = page.createElement('iframe')
  frame.hidden = true
  frame.title = 'VK ID'
  // Scripts of VK may run, but not lead the page away.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.referrerPolicy = 'origin'
  frame.src = address.href
  const { promise, resolve } = Promise.withResolvers<Autologin>()
  frame.addEventListener('load', () => {
    const back = returnOf(frame)
    if (back) resolve(readReturn(back, uuid))
  })
  const timer = setTimeout(() => resolve('lost'), PATIENCE_MS)
  page.body.append(frame)
  return promise.finally(() => {
    clearTimeout(timer)
    frame.remove()
  })
}

/** Parameters of the store's page in the frame; null while another site is in it. */
function returnOf(frame: HTMLIFrameElement): URLSearchParams | null {
  try {
    const { pathname, search } = frame.contentWindow!.location
    return pathname === VK_RETURN ? new URLSearchParams(search) : null
  } catch {
    return null
  }
}

/** What VK's redirect says. */
export function readReturn(parameters: URLSearchParams, uuid: string): Autologin {
  const code = Number(parameters.get('error_code'))
  if (code === VK_AUTOLOGIN_ERROR.access) return 'access'
  if (code === VK_AUTOLOGIN_ERROR.unavailable) return 'unavailable'
  try {
    return readToken(JSON.parse(parameters.get('payload') ?? 'null'), uuid) ?? 'lost'
  } catch {
    return 'lost'
  }
}
