import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserId } from './session.sql.ts'

/** The signed-in user. @throws DomainError `sign-in-required` for guests and sessions that have ended */
export async function userIdOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<number> {
  const token = caller.cookie(SESSION_COOKIES.accessToken)
  const id = token !== null && isSecret(token) ? await findUserId(db, hashSecret(token), now()) : null
  if (id === null) throw new DomainError('sign-in-required')
  return id
}
