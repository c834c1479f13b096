import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { secretHashOf } from './secretCookie.ts'
import { findSession } from './session.sql.ts'

type Needed = Pick<Services, 'db' | 'now'>

async function findOwnSession({ db, now }: Needed, caller: Pick<Caller, 'cookie'>) {
  const access = secretHashOf(caller, SERVER_COOKIES.accessToken)
  return access === null ? undefined : findSession(db, access, now())
}

/** The caller's session and its user. @throws DomainError `sign-in-required` for guests and sessions that have ended */
export async function ownSessionOf(services: Needed, caller: Pick<Caller, 'cookie'>) {
  const session = await findOwnSession(services, caller)
  if (!session) throw new DomainError('sign-in-required')
  return session
}

/** The signed-in user; null for guests and sessions that have ended. */
export async function findUserIdOf(services: Needed, caller: Pick<Caller, 'cookie'>): Promise<number | null> {
  return (await findOwnSession(services, caller))?.user_id ?? null
}

/** The signed-in user. @throws DomainError `sign-in-required` for guests and sessions that have ended */
export async function userIdOf(services: Needed, caller: Pick<Caller, 'cookie'>): Promise<number> {
  return (await ownSessionOf(services, caller)).user_id
}
