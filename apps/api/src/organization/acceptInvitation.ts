import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { acceptInvitation as endpoint } from '@verstak/contracts/organizationMember'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { rememberActiveActivity } from '../session/rememberActivity.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { deleteInvitation, findInvitation } from './invitation.sql.ts'
import { lockMembers } from './members.sql.ts'
import { insertMember } from './organization.sql.ts'

/**
 * Joins the organization of an invitation, once. The secret alone is not enough: the caller's account has the address to
 * which it was mailed. One who is a member already keeps his rights.
 * @throws DomainError `sign-in-required`, `not-found`
 */
export async function acceptInvitation(
  services: Pick<Services, 'db' | 'now'>,
  { key }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  const invitation = { tokenHash: hashSecret(key), userId, now: services.now() }
  return services.db.transaction().execute(async (db) => {
    const found = isSecret(key) ? await findInvitation(db, invitation) : undefined
    if (!found) throw unknown()
    const { id, organization_id, name, role, order_limit } = found
    await lockMembers(db, organization_id)
    if (!(await deleteInvitation(db, organization_id, id))) throw unknown()
    const { isFirst } = await insertMember(db, { user_id: userId, organization_id, role, order_limit })
    if (isFirst) await rememberActiveActivity(db, caller, userId)
    return { organizationId: organization_id, name }
  })
}

const unknown = () => notFound('key', 'The caller has no such invitation.')
