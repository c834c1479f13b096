import { nameFault } from '@verstak/validators/personName'
import { nameMessages } from '@verstak/validators/personName.texts'
import { requiredMessage } from '@verstak/validators/filled.texts'
import type { SignInError } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { demandCaptcha } from './captcha/demandCaptcha.ts'
import { openFlow, type OpenFlow } from './flow/openFlow.ts'
import { isProven } from './flow/signInMachine.ts'
import { networkOf } from './limits/networkOf.ts'
import { makeAccount } from './makeAccount.ts'
import { newPasswordFault } from './passwords/newPasswordFault.ts'
import { isMobile, readEmail, readPhone } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'
import { fieldError, SignInRefusal } from './SignInRefusal.ts'

export interface Registration {
  name: string
  /** '' for none. */
  phone: string
  email: string
  password: string
  isJuristic: boolean
  isSubscribeToNewsletter: boolean
  captcha: string | undefined
}

/**
 * Makes an account of a registration's form and signs it in. A mobile phone must be confirmed in this browser; a landline
 * stays unconfirmed, and then needs an e-mail beside it.
 * @throws SignInRefusal `input` at the fields of the form, `phoneUsed`, `captcha`, `limit`
 */
export async function registerAccount(services: Services, caller: Caller, form: Registration): Promise<OpenFlow> {
  const { name, phone, email, errors } = readForm(form)
  const passwordFault =
    form.password === ''
      ? requiredMessage
      : newPasswordFault(form.password, services.signIn.settings.profile, { name, email, phone })
  if (passwordFault) errors.push(fieldError('password', passwordFault))
  if (errors.length > 0) throw new SignInRefusal('input', errors)
  const flow = await openFlow(services, caller)
  const now = services.now()
  const isPhoneProven = phone !== null && isProven(flow.state, { type: 'phone', value: phone }, now)
  if (phone !== null && isMobile(phone) && !isPhoneProven)
    throw new SignInRefusal('input', fieldError('phone', signInTexts.phoneNotConfirmed))
  const watched = [['accountsPerAddress', networkOf(caller.ip)]] as const
  await demandCaptcha(services, caller, form.captcha, { watched })
  const isEmailProven = email !== null && isProven(flow.state, { type: 'email', value: email }, now)
  return makeAccount(services, caller, flow, {
    method: 'registration',
    isNewsletterWanted: form.isSubscribeToNewsletter,
    user: {
      first_name: name,
      phone,
      phone_confirmed_at: isPhoneProven ? now : null,
      email,
      email_confirmed_at: isEmailProven ? now : null,
      password_hash: await services.signIn.passwords.hash(form.password),
      is_company: form.isJuristic,
      created_at: now,
    },
  })
}

/** VALID-036…039, but for the password. */
export function readForm(form: Pick<Registration, 'name' | 'phone' | 'email'>) {
  const errors: SignInError[] = []
  const name = form.name.trim()
  const fault = nameFault(name)
  if (name === '') errors.push(fieldError('name', requiredMessage))
  else if (fault) errors.push(fieldError('name', nameMessages[fault]))
  else if (name.length > MAX_NAME) errors.push(fieldError('name', nameMessages.long))
  const phone = form.phone.trim() === '' ? null : readPhone(form.phone)
  const email = form.email.trim() === '' ? null : readEmail(form.email)
  if (phone?.fault) errors.push(fieldError('phone', phone.fault))
  if (email?.fault) errors.push(fieldError('email', email.fault))
  if (!phone && !email) errors.push(fieldError('phone', requiredMessage), fieldError('email', requiredMessage))
  // Nobody could sign in by a landline alone.
  if (phone?.value && !email && !isMobile(phone.value)) errors.push(fieldError('phone', signInTexts.notMobile))
  return { name, phone: phone?.value ?? null, email: email?.value ?? null, errors }
}

const MAX_NAME = 100
