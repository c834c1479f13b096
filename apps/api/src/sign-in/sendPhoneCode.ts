import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { sendPhoneCode as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeHintOf } from './codeInfoOf.ts'
import { orderPhoneCode } from './orderPhoneCode.ts'
import { signInTexts } from './signIn.texts.ts'
import { failureOf, orRefused, sentenceOf } from './SignInRefusal.ts'

/** Sends the code that confirms the phone of a registration (CALL-013, FAULT-020, 022…024). */
export const sendPhoneCode = (
  services: Services,
  { phone, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const { sent } = await orderPhoneCode(services, caller, { phone, captcha: smartCaptchaResponse })
      return {
        status: sent.isLimit ? ('error' as const) : ('success' as const),
        repeatSendingCodeDelay: sent.delay,
        isLimit: sent.isLimit,
        error: sent.isLimit ? signInTexts.phoneCodeLimit : null,
        ...codeHintOf(services.signIn),
      }
    },
    (refusal) => ({
      status: 'error' as const,
      repeatSendingCodeDelay: refusal.seconds,
      isLimit: false,
      error: sentenceOf(refusal),
      ...failureOf(refusal),
    }),
  )
