import type { VkWay } from '@verstak/contracts/identity'

/** What VK gives for a sign-in. */
export interface SilentToken {
  token: string
  uuid: string
}

/** Size of VK's window, px (SOCIAL-009). */
const WIDTH = 820
const HEIGHT = 560
const POLL_MS = 500

/** The parts of the document's window that are used; replaced in tests. */
export type Opener = Pick<
  Window,
  | 'open'
  | 'addEventListener'
  | 'removeEventListener'
  | 'setInterval'
  | 'clearInterval'
  | 'screenX'
  | 'screenY'
  | 'outerWidth'
  | 'outerHeight'
> & { location: Pick<Location, 'origin'> }

/**
 * Opens VK's window and waits for its token. Call it in a press: browsers block other windows. Only VK's origin, only this
 * window, and only a token for the id that was made here are heard.
 * @returns null when the visitor closed the window
 * @throws Error when the browser opened none
 */
export function askVkWindow(vk: Pick<VkWay, 'appId' | 'origin'>, page: Opener = window): Promise<SilentToken | null> {
  const uuid = crypto.randomUUID()
  const address = new URL('/auth', vk.origin)
  const { origin } = page.location
  const asked = { app_id: vk.appId, uuid, response_type: 'silent_token', redirect_uri: origin, origin }
  address.search = new URLSearchParams(asked).toString()
  const child = page.open(address.href, 'vk-id', featuresOf(page))
  if (!child) throw new Error('The browser has blocked the window of VK')
  const { promise, resolve } = Promise.withResolvers<SilentToken | null>()
  const hear = ({ origin: from, source, data }: MessageEvent) => {
    // The message of a window that has closed itself may name no window any more.
    if (from !== vk.origin || (source !== child && source !== null)) return
    const token = readToken(data, uuid)
    if (token) resolve(token)
  }
  page.addEventListener('message', hear)
  // A closed window says nothing of itself. Its last message may come after it was seen closed, so it is waited for.
  let wasClosed = false
  const poll = page.setInterval(() => {
    if (wasClosed) resolve(null)
    wasClosed = child.closed
  }, POLL_MS)
  return promise.finally(() => {
    page.removeEventListener('message', hear)
    page.clearInterval(poll)
    child.close()
  })
}

/** In the middle of the browser's own window. */
function featuresOf({ screenX, screenY, outerWidth, outerHeight }: Opener): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2))
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
}

/** A message that holds a token for this id; null for any other. */
export function readToken(data: unknown, uuid: string): SilentToken | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, token, uuid: id } = data as Record<string, unknown>
  return type === 'silent_token' && typeof token === 'string' && token !== '' && id === uuid ? { token, uuid } : null
}
