import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { describeDevice } from './describeDevice.ts'
import { endOf } from './endOf.ts'
import { deleteDeviceByToken, insertDevice } from './rememberedDevice.sql.ts'
import { secretHashOf } from './secretCookie.ts'

type Device = Pick<Caller, 'cookie' | 'setCookie' | 'userAgent'>

/**
 * Lets this browser sign the user in without a one-time code for a year, in the caller's transaction. A browser is
 * remembered for one user, the last one who asked for it.
 */
export async function rememberDevice(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  caller: Device,
  userId: number,
): Promise<void> {
  const rule = SERVER_COOKIES.rememberedDevice
  const old = secretHashOf(caller, rule)
  if (old) await deleteDeviceByToken(db, old)
  const secret = newSecret()
  await insertDevice(db, {
    userId,
    tokenHash: hashSecret(secret),
    device: describeDevice(caller.userAgent),
    now: now(),
    expiresAt: endOf(rule, now()),
  })
  caller.setCookie(rule, secret)
}
