import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { register as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { registerAccount } from './registerAccount.ts'
import { failureOf, orRefused } from './SignInRefusal.ts'

/** Registers (CALL-017, FAULT-028…033). Of an account that exists it tells nothing but what was sent (REGISTER-016). */
export const register = (
  services: Services,
  { smartCaptchaResponse, isSubscribeToNewsletter = false, ...form }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      await registerAccount(services, caller, { ...form, isSubscribeToNewsletter, captcha: smartCaptchaResponse })
      return { meta: {} }
    },
    (refusal) =>
      refusal.kind === 'phoneUsed'
        ? { meta: { contractorEmail: form.email, contractorPhone: form.phone } }
        : { ...failureOf(refusal), errors: refusal.errors },
  )
