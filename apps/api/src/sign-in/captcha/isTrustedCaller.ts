import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import { secretHashOf } from '../../session/secretCookie.ts'
import { findUserIdOf } from '../../session/userIdOf.ts'
import { isTrustedDevice, isTrustedUser } from '../user.sql.ts'

/**
 * Whether this browser belongs to a user whom the shop trusts: by his session or by the device that he let the store
 * remember. What somebody entered proves nothing (SESSION-024).
 */
export async function isTrustedCaller({ db, now }: Services, caller: Pick<Caller, 'cookie'>): Promise<boolean> {
  const userId = await findUserIdOf({ db, now }, caller)
  if (userId !== null && (await isTrustedUser(db, userId))) return true
  const device = secretHashOf(caller, SERVER_COOKIES.rememberedDevice)
  return device !== null && isTrustedDevice(db, device, now())
}
