import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { checkCode } from './codes/checkCode.ts'
import { findLiveCode } from './codes/code.sql.ts'
import { findFlow, moveFlow, type OpenFlow } from './flow/openFlow.ts'
import { readMobile } from './orderPhoneCode.ts'
import { signInTexts } from './signIn.texts.ts'
import { fieldError, SignInRefusal, wrongField } from './SignInRefusal.ts'
import { findUserByPhone } from './user.sql.ts'

/**
 * Confirms a phone for the registration of this browser, by the code of the registration or of the sign-in that led to
 * it. The browser keeps the proof although the phone has an account: it can sign in by it.
 * @throws SignInRefusal `input` at `phone` or `code`; `captcha`; `phoneUsed` for a phone that has an account
 */
export async function provePhone(
  services: Services,
  caller: Caller,
  { phone, code, captcha }: { phone: string; code: string; captcha: string | undefined },
): Promise<OpenFlow> {
  const value = readMobile(phone)
  const flow = await findFlow(services, caller)
  if (!flow) throw wrongField('code', signInTexts.deadCode)
  const contact = { type: 'phone' as const, value }
  const ordered = await findLiveCode(services.db, flow.hash, 'registration', services.now())
  const purpose = ordered?.target === value ? 'registration' : 'sign-in'
  await checkCode(services, caller, flow, { contact, purpose, code, captcha })
  const hasAccount = (await findUserByPhone(services.db, value)) !== undefined
  const at = services.now().getTime()
  const moved = await moveFlow(services, flow, { type: 'proven', contact, hasAccount: false, at })
  if (hasAccount) throw new SignInRefusal('phoneUsed', fieldError('phone', signInTexts.phoneUsed))
  return moved
}
