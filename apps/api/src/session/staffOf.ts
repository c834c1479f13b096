import type { StaffRole } from '@verstak/contracts/staffRole'
import { DomainError, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionTexts } from './session.texts.ts'
import { sessionUserOf, type SessionUser } from './sessionUserOf.ts'

type Asking = Pick<Caller, 'cookie'>

/**
 * The calling staff member, who has shown a second factor.
 * @throws DomainError `not-found` for everybody else: calls of staff do not exist for them
 */
export async function staffOf(services: Pick<Services, 'db' | 'now'>, caller: Asking): Promise<number> {
  return (await staffSessionOf(services, caller)).id
}

/**
 * The session of the calling staff member.
 * @throws DomainError `not-found` for everybody else
 */
export async function staffSessionOf(services: Pick<Services, 'db' | 'now'>, caller: Asking): Promise<SessionUser> {
  const user = await sessionUserOf(services, caller)
  if (!user?.is_staff || !user.is_admin) throw notFound('', 'There is no such call for this caller.')
  return user
}

/**
 * Lets staff of some roles go on.
 * @throws DomainError `not-found` for who is no staff, `forbidden` for other roles
 */
export async function checkStaffRole(
  services: Pick<Services, 'db' | 'now'>,
  caller: Asking,
  roles: readonly StaffRole[],
): Promise<void> {
  const { staff_role: role } = await staffSessionOf(services, caller)
  if (!roles.includes(role)) throw forbiddenTo(role)
}

/** What staff is told whose role is not enough. */
export const forbiddenTo = (role: StaffRole, field = ''): DomainError =>
  new DomainError('forbidden', {
    field,
    reason: role,
    message: `The role ${role} does not allow that.`,
    text: sessionTexts.forbidden(role),
  })
