import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { confirmPhone as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { provePhone } from './provePhone.ts'
import { failureOf, orRefused, sentenceOf } from './SignInRefusal.ts'

/** Confirms the phone of a registration (CALL-014, FAULT-021…023). */
export const confirmPhone = (
  services: Services,
  { phone, code, smartCaptchaResponse: captcha }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      await provePhone(services, caller, { phone, code, captcha })
      return { attributes: { status: 'success' as const, error: null } }
    },
    (refusal) => ({ attributes: { status: 'error' as const, error: sentenceOf(refusal) }, ...failureOf(refusal) }),
  )
