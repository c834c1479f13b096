import { SIGN_IN_TRANSITIONS as NAMES } from '@verstak/contracts/signInFlow'
import { isProven } from '../flow/signInMachine.ts'
import type { SignInState } from '../flow/SignInState.ts'
import type { SignInProfile } from '../SignInTools.ts'
import { drivenTexts as texts } from './driven.texts.ts'
import { captchaField, codeField, flowFields, newPasswordField, offer, type Offer } from './flowFields.ts'

/** What the screens of a visitor depend on besides his sign-in. */
export interface FlowVariant {
  now: Date
  codeLength: number
  profile: SignInProfile
  /** The tab «Для юрлиц» (LOGIN-012). */
  isNewAuth: boolean
  companyCheckbox: 'representative' | 'buy-as-company'
  messagesUrl: string | null
  /** What a social network said of the visitor, as far as he need not say it again; null when he did not come from one. */
  social: { name: string | null; email: string | null; phone: string | null } | null
}

const back = offer(NAMES.back)
const change = offer(NAMES.change)
const resend = offer(NAMES.resend, captchaField)

/** What a visitor can do at the place where his sign-in stands, the main thing first. */
export function offersOf(state: SignInState, variant: FlowVariant): Offer[] {
  const code = { code: codeField(variant.codeLength) }
  switch (state.place) {
    case 'EMAIL_OR_PHONE': {
      const company = variant.isNewAuth ? companyField(variant) : {}
      const data = { login: state.login, ...(variant.isNewAuth && { isJuristic: state.isJuristic }) }
      return [offer(NAMES.submit, { login: flowFields.login, ...company, ...captchaField }, data)]
    }
    case 'SMS_CODE':
      return [offer(NAMES.submit, { ...code, ...captchaField }), resend, change, back]
    case 'PASSWORD': {
      const submit = offer(NAMES.submit, { password: flowFields.password, ...captchaField })
      return [submit, offer(NAMES.recover), change, back]
    }
    case 'REGISTRATION':
      return [...registrationOffers(state, variant), back]
    case 'ADDITIONAL_REGISTRATION':
      return [...additionalOffers(state, variant), back]
    case 'OTP': {
      const others = state.otp && state.otp.types.length > 1 ? [offer(NAMES.switchWay, captchaField)] : []
      return [offer(NAMES.submit, { ...code, ...captchaField }), resend, ...others, back]
    }
    case 'SAVE_DEVICE':
      return [offer(NAMES.submit), offer(NAMES.skip)]
    case 'RECOVERY': {
      const email = state.contact?.type === 'email' ? state.contact.value : ''
      const required = { ...flowFields.email, isRequired: true }
      return [offer(NAMES.submit, { email: required, ...captchaField }, { email }), back]
    }
    case 'RECOVERY_SENT':
      return [resend, back]
  }
}

const companyField = ({ companyCheckbox }: FlowVariant) => ({
  isJuristic: {
    type: 'checkbox' as const,
    title: companyCheckbox === 'buy-as-company' ? texts.buyAsCompany : texts.representative,
  },
})

function registrationOffers(state: SignInState, variant: FlowVariant): Offer[] {
  const { contact, isJuristic } = state
  const { name, email, newsletter } = flowFields
  const schema = {
    name,
    phone: flowFields.phone,
    email,
    password: newPasswordField(variant.profile),
    ...companyField(variant),
    isSubscribeToNewsletter: newsletter,
    ...captchaField,
  }
  const data = {
    name: '',
    phone: phoneOf(state),
    email: contact?.type === 'email' ? contact.value : '',
    isJuristic,
    isSubscribeToNewsletter: false,
  }
  return [offer(NAMES.submit, schema, data), ...phoneOffers(state, variant)]
}

/** Only what the social network did not say (REGISTER-021). */
function additionalOffers(state: SignInState, variant: FlowVariant): Offer[] {
  const { social } = variant
  const phone = phoneOf(state) || (social?.phone ?? '')
  const isPhoneMissing = !social?.phone
  const schema = {
    ...(!social?.name && { name: flowFields.name }),
    ...(isPhoneMissing && { phone: flowFields.phone }),
    ...(!social?.email && { email: flowFields.email }),
    ...captchaField,
  }
  return [offer(NAMES.submit, schema, { phone }), ...(isPhoneMissing ? phoneOffers(state, variant) : [])]
}

function phoneOffers(state: SignInState, variant: FlowVariant): Offer[] {
  if (isPhoneConfirmed(state, variant)) return []
  const phone = { phone: flowFields.phone }
  const send = offer(NAMES.sendPhoneCode, { ...phone, ...captchaField }, { phone: phoneOf(state) })
  if (state.phoneToConfirm === null) return [send]
  const schema = { ...phone, code: codeField(variant.codeLength), ...captchaField }
  return [send, offer(NAMES.confirmPhone, schema, { phone: phoneOf(state) })]
}

/** The phone that the form begins with. */
function phoneOf({ proven, phoneToConfirm, contact }: SignInState): string {
  return proven.phone?.value ?? phoneToConfirm ?? (contact?.type === 'phone' ? contact.value : '')
}

export const isPhoneConfirmed = (state: SignInState, { now }: Pick<FlowVariant, 'now'>): boolean =>
  isProven(state, { type: 'phone', value: phoneOf(state) }, now)
