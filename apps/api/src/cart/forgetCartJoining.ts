import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { forgetCartJoining as endpoint } from '@verstak/contracts/cart'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { deleteJoining } from './joinCart.sql.ts'

/** The user has seen what his cart did at sign-in. One that he has not seen stays. @throws DomainError `sign-in-required` */
export async function forgetCartJoining(
  services: Pick<Services, 'db' | 'now'>,
  { id }: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  await deleteJoining(services.db, await userIdOf(services, caller), id)
  return { status: 'success' }
}
