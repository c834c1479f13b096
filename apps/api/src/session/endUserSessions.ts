import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { endUserSessions as endpoint } from '@verstak/contracts/session'
import { editorOf } from '../back-office/editorOf.ts'
import { recordChange } from '../back-office/recordChange.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserById } from '../sign-in/user.sql.ts'
import { selectUser } from './account.sql.ts'
import { displayNameOf } from './displayNameOf.ts'
import { deleteOtherDevices } from './rememberedDevice.sql.ts'
import { endSessionsByStaff } from './session.sql.ts'

/**
 * Ends all sessions of a user for staff, his own included; the rows keep who did it.
 * @throws DomainError `not-found` for everybody but staff, and for a user who does not exist
 */
export async function endUserSessions(
  services: Pick<Services, 'db' | 'now'>,
  { userId }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const editor = await editorOf(services, caller)
  return services.db.transaction().execute(async (db) => {
    if (!(await findUserById(db, userId))) throw notFound('userId', `There is no user ${userId}.`)
    await deleteOtherDevices(db, userId, null)
    const ended = await endSessionsByStaff(db, { userId, by: editor.userId, now: editor.now })
    await recordChange(db, editor, {
      ...{ entity: 'user', entity_id: String(userId), name: displayNameOf(await selectUser(db, userId)) },
      fields: [{ field: 'endedSessions', old: 0, new: ended }],
    })
    return { ended }
  })
}
