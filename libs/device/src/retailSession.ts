import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { readCookie, writeCookie } from './cookies.ts'

const LONGEST = 50

/** Id of this browser for recommendations; a missing or too long one is replaced by a new random one. */
export function retailSession(): string {
  const kept = readCookie(DEVICE_COOKIES.retailSession)
  if (kept && kept.length <= LONGEST) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  writeCookie(DEVICE_COOKIES.retailSession, id)
  return id
}
