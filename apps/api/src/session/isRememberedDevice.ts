import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findDevice, touchDevice } from './rememberedDevice.sql.ts'
import { secretHashOf } from './secretCookie.ts'

/** Whether the user let the store remember this browser, so that no one-time code is asked for. Notes the use. */
export async function isRememberedDevice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
  userId: number,
): Promise<boolean> {
  const hash = secretHashOf(caller, SERVER_COOKIES.rememberedDevice)
  const device = hash && (await findDevice(db, userId, hash, now()))
  if (!device) return false
  await touchDevice(db, device.id, now())
  return true
}
