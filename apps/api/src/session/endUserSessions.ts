import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { endUserSessions as endpoint } from '@verstak/contracts/session'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserById } from '../sign-in/user.sql.ts'
import { deleteOtherDevices } from './rememberedDevice.sql.ts'
import { endSessionsByStaff } from './session.sql.ts'
import { staffOf } from './staffOf.ts'

/**
 * Ends all sessions of a user for staff, his own included; the rows keep who did it.
 * @throws DomainError `not-found` for everybody but staff, and for a user who does not exist
 */
export async function endUserSessions(
  services: Pick<Services, 'db' | 'now'>,
  { userId }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const by = await staffOf(services, caller)
  return services.db.transaction().execute(async (db) => {
    if (!(await findUserById(db, userId))) throw notFound('userId', `There is no user ${userId}.`)
    await deleteOtherDevices(db, userId, null)
    return { ended: await endSessionsByStaff(db, { userId, by, now: services.now() }) }
  })
}
