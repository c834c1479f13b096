import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { signInByEmail as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeInfoOf } from './codeInfoOf.ts'
import { enterPassword } from './enterPassword.ts'
import { failureOf, orRefused, sentenceOf, type SignInRefusal } from './SignInRefusal.ts'

type Answer = EndpointResponse<typeof endpoint>

/** Signs in by e-mail and password (CALL-016, FAULT-025…027). */
export const signInByEmail = (
  services: Services,
  { email, password, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<Answer> =>
  orRefused(async () => {
    const { owed } = await enterPassword(services, caller, { email, password, captcha: smartCaptchaResponse })
    return { status: 'success' as const, ...(owed && { otp: codeInfoOf(services, owed.contact, owed) }) }
  }, refused)

function refused(refusal: SignInRefusal): Answer {
  const { kind, seconds } = refusal
  const sentence = sentenceOf(refusal)
  if (kind === 'gateway' || kind === 'login') return { status: 'error', ...failureOf(refusal) }
  const fields =
    kind === 'captcha' ? { captcha: sentence } : kind === 'limit' ? { delay: seconds } : { password: sentence }
  return { status: 'error', errorsList: [{ payload: { fields } }] }
}
