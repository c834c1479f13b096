import { oneTimeCode } from '@verstak/contracts/flag'
import type { ConfirmationType } from '@verstak/contracts/signIn'
import { GUEST } from '@verstak/price/buyer'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { isRememberedDevice } from '../session/isRememberedDevice.ts'
import { isMobile, type Contact } from './readContact.ts'
import type { SignInUser } from './user.sql.ts'

/** The experiment's variant for a visitor who signs in. */
export async function codeVariantOf(services: Services, caller: Caller): Promise<'off' | 'with-save' | 'without-save'> {
  const regionId = await activeRegionOf(services, caller)
  return (await services.flags.now()).valueOf(oneTimeCode, flagVisitorOf(caller, GUEST, regionId))
}

/** What a user's codes can be sent to: only what he has shown to be his own. */
export function channelsOf(user: SignInUser): Contact[] {
  const { phone, email } = user
  return [
    ...(phone !== null && user.phone_confirmed_at !== null && isMobile(phone)
      ? [{ type: 'phone' as const, value: phone }]
      : []),
    ...(email !== null && user.email_confirmed_at !== null
      ? [{ type: 'email' as const, value: email.toLowerCase() }]
      : []),
  ]
}

/**
 * What a user can get the code to that he owes after his first factor; none when he owes none. Staff owes one always,
 * others after a password while the experiment runs, but not on a device that they let the store remember.
 * @param used the first factor, null = the password. A channel that was it is no second one
 */
export async function owedChannels(
  services: Services,
  caller: Caller,
  user: SignInUser,
  used: ConfirmationType | 'social' | 'passkey' | null,
): Promise<ConfirmationType[]> {
  const types = channelsOf(user)
    .map(({ type }) => type)
    .filter((type) => type !== used)
  if (types.length === 0 || user.is_staff) return types
  if (used !== null || (await codeVariantOf(services, caller)) === 'off') return []
  return (await isRememberedDevice(services, caller, user.id)) ? [] : types
}
