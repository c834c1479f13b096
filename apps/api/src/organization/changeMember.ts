import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { changeMember as endpoint, Members } from '@verstak/contracts/organizationMember'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { assertGrant } from './assertGrant.ts'
import { assertRole } from './assertRole.ts'
import { listMembers } from './listMembers.ts'
import { memberOf } from './memberOf.ts'
import { lockMembers, updateMember } from './members.sql.ts'
import { organizationTexts as texts } from './organization.texts.ts'

/**
 * Changes role and limit of a member.
 * @throws DomainError `sign-in-required`, `not-found`; `invalid-input` at `userId` for himself, at `orderLimit`
 */
export async function changeMember(
  services: Pick<Services, 'db' | 'now'>,
  { organizationId, userId: changedId, role, orderLimit }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Members> {
  const userId = await userIdOf(services, caller)
  await services.db.transaction().execute(async (db) => {
    await lockMembers(db, organizationId)
    const giver = await memberOf({ db }, userId, organizationId)
    assertRole(giver, 'owner', 'manager')
    const changed = await memberOf({ db }, changedId, organizationId)
    if (!changed) throw notFound('userId', 'The organization has no such member.')
    assertGrant(giver, changed.role)
    assertGrant(giver, role, orderLimit)
    // Who could take his own rights could leave an organization without an owner.
    if (changedId === userId) throw invalidInput('userId', 'self', 'Nobody changes his own rights.', texts.ownRights)
    await updateMember(db, { userId: changedId, organizationId }, { role, order_limit: orderLimit })
  })
  return listMembers(services, { organizationId }, caller)
}
