import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { setContractor as endpoint } from '@verstak/contracts/session'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { activateOrganization } from './account.sql.ts'
import { getSession } from './getSession.ts'
import { rememberActiveActivity } from './rememberActivity.ts'
import { userIdOf } from './userIdOf.ts'

/**
 * Sets the organization that the user buys for. @returns the updated session
 * @throws DomainError `sign-in-required`; `not-found`, the same whether the organization does not exist or is another's
 */
export async function setContractor(
  services: Pick<Services, 'db' | 'now'>,
  { id }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie' | 'setCookie' | 'clearCookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  const isDone = await services.db.transaction().execute(async (db) => {
    if (!(await activateOrganization(db, userId, id))) return false
    await rememberActiveActivity(db, caller, userId)
    return true
  })
  if (!isDone) throw notFound('id', `The user has no organization ${id}.`)
  return { ...(await getSession(services, caller)), error: null }
}
