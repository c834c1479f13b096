import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { endDevices as endpoint } from '@verstak/contracts/session'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { deviceHashOf, devicesOf } from './listDevices.ts'
import { deleteDevice, deleteOtherDevices } from './rememberedDevice.sql.ts'
import { endSession, endSessionsOf, selectSessions } from './session.sql.ts'
import { leaveBrowser } from './signOut.ts'
import { ownSessionOf } from './userIdOf.ts'

/**
 * Ends a session or forgets a remembered device; `others` does it with all but those of this browser. To end the own
 * session is to sign out. @returns what is left
 * @throws DomainError `sign-in-required`; `not-found`, the same whether there is no such row or it is another user's
 */
export async function endDevices(
  services: Pick<Services, 'db' | 'now'>,
  { id }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, now } = services
  const { id: sessionId, user_id: userId } = await ownSessionOf(services, caller)
  const own = { sessionId, deviceHash: deviceHashOf(caller) }
  await db.transaction().execute(async (transaction) => {
    if (id === 'others') {
      await endSessionsOf(transaction, userId, { reason: 'ended-elsewhere', now: now(), exceptId: sessionId })
      await deleteOtherDevices(transaction, userId, own.deviceHash)
    } else if (!(await endOne(transaction, { userId, id, sessionId, now: now() }))) {
      throw notFound('id', `The user has no device ${id}.`)
    }
  })
  const left = await devicesOf(services, userId, own)
  if (id === sessionId) leaveBrowser(caller)
  const isForgotten = !left.devices.some(({ kind, isCurrent }) => kind === 'remembered' && isCurrent)
  if (own.deviceHash && isForgotten) caller.clearCookie(SERVER_COOKIES.rememberedDevice)
  return left
}

async function endOne(
  db: Queryable,
  { userId, id, sessionId, now }: { userId: number; id: string; sessionId: string; now: Date },
): Promise<boolean> {
  const sessions = await selectSessions(db, userId, now)
  if (!sessions.some((session) => session.id === id)) return deleteDevice(db, userId, id)
  await endSession(db, id, { reason: id === sessionId ? 'sign-out' : 'ended-elsewhere', now })
  return true
}
