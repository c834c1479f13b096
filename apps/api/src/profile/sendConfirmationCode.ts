import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { sendConfirmationCode as endpoint } from '@verstak/contracts/profile'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { codeInfoOf } from '../sign-in/codeInfoOf.ts'
import { sendCode } from '../sign-in/codes/sendCode.ts'
import { openFlow } from '../sign-in/flow/openFlow.ts'
import { channelsOf } from '../sign-in/oneTimeCodes.ts'
import type { Contact } from '../sign-in/readContact.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { failureOf, orRefused, wrongField } from '../sign-in/SignInRefusal.ts'
import type { SignInUser } from '../sign-in/user.sql.ts'
import { profileUserOf } from './profileUser.ts'

/**
 * Sends the user a code by which he confirms that it is he.
 * @throws DomainError `sign-in-required`
 */
export const sendConfirmationCode = (
  services: Services,
  { confirmationType, smartCaptchaResponse: captcha }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const { user } = await profileUserOf(services, caller)
      const contact = ownContactOf(user, confirmationType)
      const flow = await openFlow(services, caller)
      const order = { contact, purpose: 'step-up', userId: user.id, captcha } as const
      const sent = await sendCode(services, caller, flow, order)
      const types = channelsOf(user).map(({ type }) => type)
      return {
        status: sent.isLimit ? ('error' as const) : ('success' as const),
        sent: { ...codeInfoOf(services, contact, { sent, types }), isLimit: sent.isLimit },
      }
    },
    (refusal) => ({ status: 'error' as const, sent: null, ...failureOf(refusal) }),
  )

/** A contact that the user has confirmed. @throws SignInRefusal `input` at the field `code` when he has none of that kind */
export function ownContactOf(user: SignInUser, type: Contact['type'] | undefined): Contact {
  const contact = channelsOf(user).find((channel) => channel.type === type)
  if (!contact) throw wrongField('code', signInTexts.noChannel)
  return contact
}
