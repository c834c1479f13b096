import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { preAuth as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeInfoOf } from './codeInfoOf.ts'
import { enterLogin } from './enterLogin.ts'
import { failureOf, orRefused } from './SignInRefusal.ts'

/** Begins or repeats a sign-in (CALL-012). */
export const preAuth = (
  services: Services,
  { data, type, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(async () => {
    const { flow, sent } = await enterLogin(services, caller, { login: data, type, captcha: smartCaptchaResponse })
    const { contact, otp, isExist } = flow.state
    const isCodeDue = sent !== null
    return {
      meta: {
        ...codeInfoOf(services, isCodeDue ? contact : null, { sent, types: otp?.types ?? [] }),
        isLimit: sent?.isLimit ?? false,
        // With a code in the password's place nothing tells whether the account exists.
        isExist: isExist || otp !== null,
        success: !sent?.isLimit,
        errors: [],
      },
    }
  }, failureOf)
