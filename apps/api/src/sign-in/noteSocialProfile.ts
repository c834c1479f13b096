import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { moveFlow, openFlow } from './flow/openFlow.ts'
import type { SocialProfile } from './flow/SignInState.ts'

/** Keeps what a social network said of a visitor without an account until he registers with it (SOCIAL-005). */
export async function noteSocialProfile(services: Services, caller: Caller, profile: SocialProfile): Promise<void> {
  const flow = await openFlow(services, caller)
  await moveFlow(services, flow, { type: 'cameFromSocial', profile })
}
