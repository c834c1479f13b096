import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getConfirmation as endpoint } from '@verstak/contracts/profile'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { channelsOf } from '../sign-in/oneTimeCodes.ts'
import { isFresh, profileUserOf } from './profileUser.ts'

/** @throws DomainError `sign-in-required` */
export async function getConfirmation(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const profile = await profileUserOf(services, caller)
  return {
    isFresh: isFresh(services, profile),
    hasPassword: profile.user.password_hash !== null,
    types: channelsOf(profile.user).map(({ type }) => type),
  }
}
