import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { secretOf } from '../session/secretCookie.ts'
import { putKnownDevice } from './knownDevice.sql.ts'

/** Notes that a user signs in in this browser. @returns whether it is new to his account */
export async function recordDevice(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  caller: Pick<Caller, 'cookie' | 'setCookie'>,
  userId: number,
): Promise<boolean> {
  const secret = secretOf(caller, SERVER_COOKIES.knownDevice) ?? newSecret()
  // Set in any case: its year begins anew.
  caller.setCookie(SERVER_COOKIES.knownDevice, secret)
  return putKnownDevice(db, { userId, tokenHash: hashSecret(secret), now: now() })
}
