import { SESSION_COOKIES } from '@verstak/contracts/cookie'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserId } from './session.sql.ts'

type Needed = Pick<Services, 'db' | 'now'>

/** The signed-in user; null for guests and sessions that have ended. */
export async function findUserIdOf({ db, now }: Needed, caller: Pick<Caller, 'cookie'>): Promise<number | null> {
  const token = caller.cookie(SESSION_COOKIES.accessToken)
  return token !== null && isSecret(token) ? findUserId(db, hashSecret(token), now()) : null
}

/** The signed-in user. @throws DomainError `sign-in-required` for guests and sessions that have ended */
export async function userIdOf(services: Needed, caller: Pick<Caller, 'cookie'>): Promise<number> {
  const id = await findUserIdOf(services, caller)
  if (id === null) throw new DomainError('sign-in-required')
  return id
}
