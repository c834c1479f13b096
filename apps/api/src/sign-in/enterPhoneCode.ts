import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { checkCode } from './codes/checkCode.ts'
import { findFlow, moveFlow, type OpenFlow } from './flow/openFlow.ts'
import { isProven } from './flow/signInMachine.ts'
import { owedChannels } from './oneTimeCodes.ts'
import { oweCode, type CodeOwed } from './oweCode.ts'
import { readMobile } from './orderPhoneCode.ts'
import { signInTexts } from './signIn.texts.ts'
import { SignInRefusal, wrongField } from './SignInRefusal.ts'
import { signInUser } from './signInUser.ts'
import { findUserByPhone } from './user.sql.ts'

export interface EnteredPhoneCode {
  phone: string
  /** Null where this browser has confirmed the phone already. */
  code: string | null
  captcha: string | undefined
}

/** `owed` is null when the user is signed in. */
export interface FactorPassed {
  flow: OpenFlow
  owed: CodeOwed | null
}

/**
 * Signs in by the code of an SMS, or by a phone that this browser has confirmed just now.
 * @throws SignInRefusal `input` at the field `code`, `captcha`, `gateway`; `login` for a phone without an account, which
 *   is confirmed then
 */
export async function enterPhoneCode(
  services: Services,
  caller: Caller,
  { phone, code, captcha }: EnteredPhoneCode,
): Promise<FactorPassed> {
  const contact = { type: 'phone' as const, value: readMobile(phone) }
  const flow = await findFlow(services, caller)
  if (!flow) throw wrongField('code', code === null ? signInTexts.confirmPhone : signInTexts.deadCode)
  if (code === null) {
    if (!isProven(flow.state, contact, services.now())) throw wrongField('code', signInTexts.confirmPhone)
  } else {
    await checkCode(services, caller, flow, { contact, purpose: 'sign-in', code, captcha })
  }
  const user = await findUserByPhone(services.db, contact.value)
  if (!user) {
    const at = services.now().getTime()
    await moveFlow(services, flow, { type: 'proven', contact, hasAccount: false, at })
    throw new SignInRefusal('login', { title: signInTexts.noAccount })
  }
  const types = await owedChannels(services, caller, user, 'phone')
  if (types.length > 0) {
    const owed = await oweCode(services, caller, flow, { user, method: 'sms', types })
    return { flow: owed.flow, owed }
  }
  const signedIn = await services.db
    .transaction()
    .execute((db) => signInUser(services, db, caller, flow, { userId: user.id, method: 'sms' }))
  return { flow: signedIn, owed: null }
}
