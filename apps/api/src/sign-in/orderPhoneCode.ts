import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sendCode, type CodeSent } from './codes/sendCode.ts'
import { moveFlow, openFlow, type OpenFlow } from './flow/openFlow.ts'
import { isMobile, readPhone } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'
import { wrongField } from './SignInRefusal.ts'

/**
 * Sends the code that confirms the phone of a registration, also to one that has an account: only who has the phone
 * learns that.
 * @throws SignInRefusal `input` at the field `phone`, `captcha`, `gateway`
 */
export async function orderPhoneCode(
  services: Services,
  caller: Caller,
  { phone, captcha }: { phone: string; captcha: string | undefined },
): Promise<{ flow: OpenFlow; sent: CodeSent }> {
  const contact = { type: 'phone' as const, value: readMobile(phone) }
  const flow = await openFlow(services, caller)
  const sent = await sendCode(services, caller, flow, { contact, purpose: 'registration', captcha })
  return { flow: await moveFlow(services, flow, { type: 'codeOrdered', contact }), sent }
}

/** A phone that gets text messages (VALID-038). @throws SignInRefusal `input` at the field `phone` */
export function readMobile(phone: string): string {
  const { value, fault } = readPhone(phone)
  if (value === null) throw wrongField('phone', fault)
  if (!isMobile(value)) throw wrongField('phone', signInTexts.notMobile)
  return value
}
