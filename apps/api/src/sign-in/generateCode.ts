import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { generateCode as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeInfoOf } from './codeInfoOf.ts'
import { orderOtp } from './otp.ts'
import { signInTexts } from './signIn.texts.ts'
import { failureOf, orRefused } from './SignInRefusal.ts'

/** `code` of a limit (FAULT-035). */
const LIMIT = 1

/** Sends another one-time code (CALL-020). */
export const generateCode = (
  services: Services,
  { confirmationType, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const order = { type: confirmationType, captcha: smartCaptchaResponse }
      const { sent, contact, types } = await orderOtp(services, caller, order)
      const error = { title: signInTexts.codeLimit, message: signInTexts.codeLimit, code: LIMIT }
      return {
        data: { errors: sent.isLimit ? [error] : [], data: codeInfoOf(services, contact, { sent, types }) },
      }
    },
    (refusal) => ({ code: failureOf(refusal).code, data: { errors: worded(refusal.errors), data: null } }),
  )

/** The window reads the message (FAULT-034). */
const worded = <E extends { title: string }>(errors: readonly E[]) =>
  errors.map((error) => ({ ...error, message: error.title }))
