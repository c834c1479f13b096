import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { changeOrganization as endpoint } from '@verstak/contracts/organization'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { assertRole } from './assertRole.ts'
import { bankRowOf } from './bankRowOf.ts'
import { checkBank } from './checkOrganization.ts'
import { listOwnOrganizations } from './listOwnOrganizations.ts'
import { memberOf } from './memberOf.ts'
import { updateOrganization } from './organization.sql.ts'

/**
 * Changes postal address and bank of an organization; orders and documents keep what they were made with.
 * @throws DomainError `sign-in-required`; `not-found` for purchasers and for organizations of others
 */
export async function changeOrganization(
  services: Pick<Services, 'db' | 'now'>,
  { id, ...fields }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  assertRole(await memberOf(services, userId, id), 'owner', 'manager')
  const errors = checkBank(fields)
  if (errors.length === 0) await updateOrganization(services.db, id, bankRowOf(fields))
  return { ...(await listOwnOrganizations(services, caller)), errors }
}
