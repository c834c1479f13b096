import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sessionUserOf } from './sessionUserOf.ts'

/**
 * The calling staff member, who has shown a second factor.
 * @throws DomainError `not-found` for everybody else: calls of staff do not exist for them
 */
export async function staffOf(services: Pick<Services, 'db' | 'now'>, caller: Pick<Caller, 'cookie'>): Promise<number> {
  const user = await sessionUserOf(services, caller)
  if (!user?.is_staff || !user.is_admin) throw notFound('', 'There is no such call for this caller.')
  return user.id
}
