import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'

const LONGEST_ID = 100

/** Hash under which a visitor's events are stored; null when his browser has no id. */
export function visitorOf(caller: Pick<Caller, 'cookie'>): Buffer | null {
  const id = caller.cookie(SERVER_COOKIES.visitorId)
  return id === null || id === '' || id.length > LONGEST_ID ? null : hashSecret(id)
}
