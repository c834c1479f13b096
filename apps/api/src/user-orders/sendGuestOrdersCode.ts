import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { sendGuestOrdersCode as endpoint } from '@verstak/contracts/guestOrders'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { codeHintOf } from '../sign-in/codeInfoOf.ts'
import { sendCode } from '../sign-in/codes/sendCode.ts'
import { openFlow } from '../sign-in/flow/openFlow.ts'
import { readMobile } from '../sign-in/orderPhoneCode.ts'
import { failureOf, orRefused } from '../sign-in/SignInRefusal.ts'

/**
 * Sends a code to the phone of orders that were placed without a sign-in, whether or not there are any.
 * @throws DomainError `sign-in-required`
 */
export async function sendGuestOrdersCode(
  services: Services,
  { phone, smartCaptchaResponse: captcha }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  return orRefused(
    async () => {
      const contact = { type: 'phone' as const, value: readMobile(phone) }
      const flow = await openFlow(services, caller)
      const { delay, isLimit } = await sendCode(services, caller, flow, {
        ...{ contact, purpose: 'guest-orders', userId, captcha },
      })
      const status = isLimit ? ('error' as const) : ('success' as const)
      return { status, repeatSendingCodeDelay: delay, isLimit, ...codeHintOf(services.signIn) }
    },
    (refusal) => ({
      status: 'error' as const,
      repeatSendingCodeDelay: refusal.seconds,
      isLimit: false,
      ...failureOf(refusal),
    }),
  )
}
