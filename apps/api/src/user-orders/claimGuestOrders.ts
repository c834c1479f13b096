import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { claimGuestOrders as endpoint } from '@verstak/contracts/guestOrders'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { checkCode } from '../sign-in/codes/checkCode.ts'
import { findFlow } from '../sign-in/flow/openFlow.ts'
import { readMobile } from '../sign-in/orderPhoneCode.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { failureOf, orRefused, wrongField } from '../sign-in/SignInRefusal.ts'
import { claimOrders } from './guestOrders.sql.ts'

/**
 * Brings the orders of a phone that were placed without a sign-in into the user's account, by the code that was sent there.
 * @throws DomainError `sign-in-required`
 */
export async function claimGuestOrders(
  services: Services,
  { phone, code, smartCaptchaResponse: captcha }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  return orRefused(
    async () => {
      const contact = { type: 'phone' as const, value: readMobile(phone) }
      const flow = await findFlow(services, caller)
      if (!flow) throw wrongField('code', signInTexts.deadCode)
      await checkCode(services, caller, flow, { contact, purpose: 'guest-orders', userId, code, captcha })
      return { status: 'success' as const, found: await claimOrders(services.db, contact.value, userId) }
    },
    (refusal) => ({ status: 'error' as const, found: 0, ...failureOf(refusal) }),
  )
}
