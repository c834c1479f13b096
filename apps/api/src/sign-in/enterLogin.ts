import type { ConfirmationType } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { isRememberedDevice } from '../session/isRememberedDevice.ts'
import { demandCaptcha } from './captcha/demandCaptcha.ts'
import { sendCode, type CodeSent } from './codes/sendCode.ts'
import { moveFlow, openFlow, type OpenFlow } from './flow/openFlow.ts'
import { networkOf } from './limits/networkOf.ts'
import { codeVariantOf } from './oneTimeCodes.ts'
import { isMobile, readEmail, readPhone, type Contact } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'
import { fieldError, SignInRefusal } from './SignInRefusal.ts'
import { findUserByEmail, findUserByPhone, type SignInUser } from './user.sql.ts'

export interface EnteredLogin {
  login: string
  type: ConfirmationType
  isJuristic?: boolean
  captcha: string | undefined
}

export interface LoginEntered {
  flow: OpenFlow
  /** Null when no code is due. */
  sent: CodeSent | null
}

/**
 * Begins a sign-in with a phone or an e-mail, and sends the code that comes next. Entered again it sends another one.
 * @throws SignInRefusal `login` at the field `login`, `captcha`, `gateway`, `limit`
 */
export async function enterLogin(
  services: Services,
  caller: Caller,
  { login, type, isJuristic = false, captcha }: EnteredLogin,
): Promise<LoginEntered> {
  const contact = readLogin(login, type)
  const flow = await openFlow(services, caller)
  if (type === 'phone') {
    const sent = await sendCode(services, caller, flow, { contact, purpose: 'sign-in', captcha })
    const isExist = (await findUserByPhone(services.db, contact.value)) !== undefined
    const event = { type: 'entered', login, contact, isExist, isJuristic, otpTypes: [] } as const
    return { flow: await moveFlow(services, flow, event), sent }
  }
  const source = ['lookUpsPerAddress', networkOf(caller.ip)] as const
  await demandCaptcha(services, caller, captcha, { watched: [source] })
  const { isAllowed, endsInMs } = await services.signIn.limits.spend(source)
  if (!isAllowed) throw new SignInRefusal('limit', { title: signInTexts.tooOften }, Math.ceil(endsInMs / 1000))
  const user = await findUserByEmail(services.db, contact.value)
  const otpTypes = (await isCodeInsteadOfPassword(services, caller, user)) ? [contact.type] : []
  // Sent before anything is told: existing accounts and others get the same screen, code and answer.
  const sent =
    otpTypes.length > 0 ? await sendCode(services, caller, flow, { contact, purpose: 'sign-in', captcha: null }) : null
  const event = { type: 'entered', login, contact, isExist: user !== undefined, isJuristic, otpTypes } as const
  return { flow: await moveFlow(services, flow, event), sent }
}

/** LOGIN-018: in the experiment, but not on a device that the account's user let the store remember. */
async function isCodeInsteadOfPassword(
  services: Services,
  caller: Caller,
  user: SignInUser | undefined,
): Promise<boolean> {
  if ((await codeVariantOf(services, caller)) === 'off') return false
  // Asked for nobody, too: the work is the same.
  return !(await isRememberedDevice(services, caller, user?.id ?? 0))
}

function readLogin(login: string, type: ConfirmationType): Contact {
  const { value, fault } = type === 'phone' ? readPhone(login) : readEmail(login)
  if (value === null) throw new SignInRefusal('login', fieldError('login', fault))
  if (type === 'phone' && !isMobile(value)) throw new SignInRefusal('login', fieldError('login', signInTexts.landline))
  return { type, value }
}
