import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { saveDevice as endpoint } from '@verstak/contracts/signIn'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { rememberDevice } from '../session/rememberDevice.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { findFlow, moveFlow } from './flow/openFlow.ts'

/**
 * Remembers the browser of a user who has signed in here by a code within the last minutes (CALL-022).
 * @throws DomainError `sign-in-required` for everybody else
 */
export async function saveDevice(services: Services, caller: Caller): Promise<EndpointResponse<typeof endpoint>> {
  const [flow, userId] = await Promise.all([findFlow(services, caller), findUserIdOf(services, caller)])
  const allowed = flow?.state.rememberable
  if (!flow || !allowed || allowed.userId !== userId || allowed.until <= services.now().getTime())
    throw new DomainError('sign-in-required')
  await rememberDevice(services, services.db, caller, userId)
  await moveFlow(services, flow, { type: 'ended' })
  return { status: 'success' }
}
