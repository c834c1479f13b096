import { DEVICE_COOKIES } from '@verstak/contracts/cookie'
import { readCookie, writeCookie } from './cookies.ts'

const LONGEST = 50

/** Id under which recommendations know this browser; a missing one, or one that is too long, is replaced by a new random one. */
export function retailSession(): string {
  const kept = readCookie(DEVICE_COOKIES.retailSession)
  if (kept && kept.length <= LONGEST) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeCookie(DEVICE_COOKIES.retailSession, id)
  return id
}
