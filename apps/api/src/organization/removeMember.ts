import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { removeMember as endpoint } from '@verstak/contracts/organizationMember'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { rememberActiveActivity } from '../session/rememberActivity.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { assertGrant } from './assertGrant.ts'
import { assertRole } from './assertRole.ts'
import { deleteInvitation } from './invitation.sql.ts'
import { listMembers } from './listMembers.ts'
import { memberOf, type Member } from './memberOf.ts'
import { deleteMember, hasOtherOwner, lockMembers } from './members.sql.ts'
import { organizationTexts as texts } from './organization.texts.ts'

type Input = EndpointBody<typeof endpoint>

/**
 * Ends a membership or an invitation. Whoever was buying for the organization buys for himself from then on; his orders
 * stay with the organization.
 * @throws DomainError `sign-in-required`, `not-found`; `invalid-input` at `userId` for the last owner
 */
export async function removeMember(
  services: Pick<Services, 'db' | 'now'>,
  input: Input,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { organizationId } = input
  const userId = await userIdOf(services, caller)
  const isLeaving = input.userId === userId
  await services.db.transaction().execute(async (db) => {
    await lockMembers(db, organizationId)
    const remover = await memberOf({ db }, userId, organizationId)
    if (isLeaving) assertRole(remover, 'owner', 'manager', 'purchaser')
    else assertRole(remover, 'owner', 'manager')
    if (input.userId !== undefined) await endMembership(db, remover, { ...input, userId: input.userId }, isLeaving)
    else if (input.invitationId !== undefined) await endInvitation(db, organizationId, input.invitationId)
    else throw invalidInput('userId', 'required', 'The call names nobody.')
    if (isLeaving) await rememberActiveActivity(db, caller, userId)
  })
  return { members: isLeaving ? null : await listMembers(services, { organizationId }, caller) }
}

async function endMembership(
  db: Queryable,
  remover: Member,
  { organizationId, userId }: Input & { userId: number },
  isLeaving: boolean,
): Promise<void> {
  const removed = await memberOf({ db }, userId, organizationId)
  if (!removed) throw notFound('userId', 'The organization has no such member.')
  if (!isLeaving) assertGrant(remover, removed.role)
  if (removed.role === 'owner' && !(await hasOtherOwner(db, organizationId, userId))) {
    throw invalidInput('userId', 'last-owner', 'An organization keeps an owner.', texts.lastOwner)
  }
  await deleteMember(db, userId, organizationId)
}

async function endInvitation(db: Queryable, organizationId: number, id: number): Promise<void> {
  if (!(await deleteInvitation(db, organizationId, id))) throw notFound('invitationId', 'There is no such invitation.')
}
