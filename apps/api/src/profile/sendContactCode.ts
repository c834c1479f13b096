import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { sendContactCode as endpoint } from '@verstak/contracts/profile'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeHintOf } from '../sign-in/codeInfoOf.ts'
import { sendCode } from '../sign-in/codes/sendCode.ts'
import { openFlow } from '../sign-in/flow/openFlow.ts'
import { isMobile, readEmail, readPhone, type Contact } from '../sign-in/readContact.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { failureOf, orRefused, wrongField } from '../sign-in/SignInRefusal.ts'
import { profileTexts } from './profile.texts.ts'
import { demandProof, profileUserOf, type ProfileUser } from './profileUser.ts'

/**
 * Sends a code to a new phone or e-mail, whether or not another user has it: only its owner learns that.
 * @throws DomainError `sign-in-required`
 */
export const sendContactCode = (
  services: Services,
  { type, value, password, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const profile = await profileUserOf(services, caller)
      const contact = readNewContact(type, value)
      if (isOwn(profile, contact)) throw wrongField('value', profileTexts.sameContact)
      await demandProof(services, caller, profile, password)
      const flow = await openFlow(services, caller)
      const order = { contact, purpose: purposeOf(type), userId: profile.user.id, captcha: smartCaptchaResponse }
      const { delay, isLimit } = await sendCode(services, caller, flow, order)
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

/** @throws SignInRefusal `input` at the field `value` */
export function readNewContact(type: Contact['type'], text: string): Contact {
  const { value, fault } = type === 'phone' ? readPhone(text) : readEmail(text)
  if (value === null) throw wrongField('value', fault)
  if (type === 'phone' && !isMobile(value)) throw wrongField('value', signInTexts.notMobile)
  return { type, value }
}

export const purposeOf = (type: Contact['type']): 'new-phone' | 'new-email' =>
  type === 'phone' ? 'new-phone' : 'new-email'

function isOwn({ user }: ProfileUser, { type, value }: Contact): boolean {
  return type === 'phone'
    ? user.phone === value && user.phone_confirmed_at !== null
    : user.email?.toLowerCase() === value && user.email_confirmed_at !== null
}
