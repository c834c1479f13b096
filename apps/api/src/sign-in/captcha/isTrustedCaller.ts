import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import type { Caller } from '../../http/createBinder.ts'
import { hashSecret, isSecret } from '../../secret.ts'
import type { Services } from '../../services.ts'
import { findUserIdOf } from '../../session/userIdOf.ts'
import { isTrustedDevice, isTrustedUser } from '../user.sql.ts'

/**
 * Whether this browser belongs to a user whom the shop trusts: by his session or by the device that he let the store
 * remember. What somebody entered proves nothing (SESSION-024).
 */
export async function isTrustedCaller({ db, now }: Services, caller: Pick<Caller, 'cookie'>): Promise<boolean> {
  const userId = await findUserIdOf({ db, now }, caller)
  if (userId !== null && (await isTrustedUser(db, userId))) return true
  const device = caller.cookie(SESSION_COOKIES.rememberedDevice)
  return device !== null && isSecret(device) && (await isTrustedDevice(db, hashSecret(device), now()))
}
