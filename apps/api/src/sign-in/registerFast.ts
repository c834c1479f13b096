import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { registerFast as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import { findPendingIdentity } from '../identity/pendingIdentity.ts'
import type { Services } from '../services.ts'
import { demandCaptcha } from './captcha/demandCaptcha.ts'
import { openFlow, type OpenFlow } from './flow/openFlow.ts'
import { isProven } from './flow/signInMachine.ts'
import { networkOf } from './limits/networkOf.ts'
import { makeAccount } from './makeAccount.ts'
import { isMobile } from './readContact.ts'
import { readForm } from './registerAccount.ts'
import { signInTexts } from './signIn.texts.ts'
import { failureOf, fieldError, orRefused, SignInRefusal } from './SignInRefusal.ts'

export interface FastRegistration {
  name: string
  email: string
  phone: string
  captcha: string | undefined
}

/**
 * Makes an account of what a social network said, and of what it did not say and was filled in here. An empty field is
 * taken from the network.
 * @throws SignInRefusal as `registerAccount`
 */
export async function registerFastAccount(
  services: Services,
  caller: Caller,
  form: FastRegistration,
): Promise<OpenFlow> {
  const social = await findPendingIdentity(services, services.db, caller)
  // One that waits for a password belongs to an account.
  if (!social || social.userId !== null) throw new SignInRefusal('input', { title: signInTexts.startAgain })
  const { name, phone, email, errors } = readForm({
    name: form.name || (social.name ?? ''),
    phone: form.phone || (social.isPhoneKnown ? (social.phone ?? '') : ''),
    email: form.email || (social.email ?? ''),
  })
  if (errors.length > 0) throw new SignInRefusal('input', errors)
  const flow = await openFlow(services, caller)
  const now = services.now()
  const isPhoneProven =
    phone !== null &&
    ((social.isPhoneVerified && social.phone === phone) || isProven(flow.state, { type: 'phone', value: phone }, now))
  if (phone !== null && isMobile(phone) && !isPhoneProven)
    throw new SignInRefusal('input', fieldError('phone', signInTexts.phoneNotConfirmed))
  const watched = [['accountsPerAddress', networkOf(caller.ip)]] as const
  await demandCaptcha(services, caller, form.captcha, { watched })
  const isEmailProven = email !== null && social.isEmailVerified && social.email === email
  return makeAccount(services, caller, flow, {
    method: 'social',
    user: {
      first_name: name,
      phone,
      phone_confirmed_at: isPhoneProven ? now : null,
      email,
      email_confirmed_at: isEmailProven ? now : null,
      created_at: now,
    },
  })
}

/** Registers with what a social network said (CALL-018, REGISTER-021). */
export const registerFast = (
  services: Services,
  { name, email, phone, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      await registerFastAccount(services, caller, { name, email, phone, captcha: smartCaptchaResponse })
      return { data: { errors: [] }, meta: {} }
    },
    (refusal) =>
      refusal.kind === 'phoneUsed'
        ? { data: { errors: [] }, meta: { contractorEmail: email, contractorPhone: phone } }
        : failureOf(refusal),
  )
