import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { setMainOrganization as endpoint } from '@verstak/contracts/organization'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { rememberActiveActivity } from '../session/rememberActivity.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { assertRole } from './assertRole.ts'
import { listOwnOrganizations } from './listOwnOrganizations.ts'
import { memberOf } from './memberOf.ts'
import { putMain } from './organization.sql.ts'

/**
 * Makes an organization the one for which the caller buys, now and after each sign-in.
 * @throws DomainError `sign-in-required`; `not-found` for purchasers and for organizations of others
 */
export async function setMainOrganization(
  services: Pick<Services, 'db' | 'now'>,
  { id }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  await services.db.transaction().execute(async (db) => {
    assertRole(await memberOf({ db }, userId, id), 'owner', 'manager')
    await putMain(db, userId, id)
    await rememberActiveActivity(db, caller, userId)
  })
  return listOwnOrganizations(services, caller)
}
