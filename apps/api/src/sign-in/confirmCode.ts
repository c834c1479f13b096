import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { confirmCode as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { enterOtp } from './otp.ts'
import { signInTexts } from './signIn.texts.ts'
import { failureOf, orRefused } from './SignInRefusal.ts'

/** `code` of a limit (FAULT-035). */
const LIMIT = 1

/** Ends the sign-in by its one-time code (CALL-021, FAULT-034, 035). */
export const confirmCode = (
  services: Services,
  { code, confirmationType, smartCaptchaResponse: captcha }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const { place } = await enterOtp(services, caller, { type: confirmationType, code, captcha })
      return { data: { errors: [], ...(place && { place }) } }
    },
    (refusal) => {
      const { seconds, errors } = refusal
      if (seconds > 0) {
        const error = { title: signInTexts.codeLimit, message: signInTexts.codeLimit, code: LIMIT }
        return { code: failureOf(refusal).code, data: { errors: [error], repeatSendingCodeDelay: seconds } }
      }
      return { code: failureOf(refusal).code, data: { errors } }
    },
  )
