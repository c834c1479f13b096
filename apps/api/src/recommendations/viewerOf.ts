import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { visitorOf } from './visitorOf.ts'

/**
 * Hash under which a caller's views are stored (SEARCH-014): a signed-in user's own, the same on each of his devices; a
 * guest's goes by the id of his browser, null when that has none.
 */
export async function viewerOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Buffer | null> {
  const userId = await findUserIdOf(services, caller)
  return userId === null ? visitorOf(caller) : viewerOfUser(userId)
}

/** Hash under which a user's views are stored. */
export const viewerOfUser = (userId: number): Buffer => hashSecret(`user ${userId}`)
