import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { signInByPhone as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeInfoOf } from './codeInfoOf.ts'
import { enterPhoneCode } from './enterPhoneCode.ts'
import { failureOf, orRefused, sentenceOf } from './SignInRefusal.ts'

/** Signs in by the code of an SMS (CALL-015, FAULT-016…018). */
export const signInByPhone = (
  services: Services,
  { phone, code, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const entered = { phone, code: code ?? null, captcha: smartCaptchaResponse }
      const { owed } = await enterPhoneCode(services, caller, entered)
      return {
        status: 'success' as const,
        error: null,
        ...(owed && { otp: codeInfoOf(services, owed.contact, owed) }),
      }
    },
    (refusal) => ({ status: 'error' as const, error: sentenceOf(refusal), ...failureOf(refusal) }),
  )
