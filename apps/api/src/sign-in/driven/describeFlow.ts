import type { FlowState, FlowTransition } from '@verstak/contracts/signInFlow'
import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { deriveSecret } from '../../secret.ts'
import type { OpenFlow } from '../flow/openFlow.ts'
import type { SignInState } from '../flow/SignInState.ts'
import { maskContact, type Contact } from '../readContact.ts'
import { drivenTexts as texts } from './driven.texts.ts'
import { flowFields, offer, type Offer } from './flowFields.ts'
import { isPhoneConfirmed, offersOf, type FlowVariant } from './offersOf.ts'

/**
 * The token of a step: only the browser's secret makes it, and the next step has another one. Nothing of it is stored, so
 * that reading a state changes nothing.
 */
export const dataTokenOf = ({ secret, state }: Pick<OpenFlow, 'secret' | 'state'>): string =>
  deriveSecret(secret, `step ${state.step}`)

export interface FlowView {
  state: SignInState
  /** What the visitor is told of the codes of a user who owes one; null elsewhere. */
  otpContact: Contact | null
  /** For a page without scripts: an outcome without a field is told at the first one, but for the captcha, which has a place of its own. */
  isPage?: boolean
}

/** What a browser shows of a sign-in (FLOW-002, 005, 006, 010). */
export function describeFlow(
  { state, otpContact, isPage = false }: FlowView,
  variant: FlowVariant,
): FlowState['state'] {
  const { place, isCompleted, last } = state
  const offers = isCompleted ? [] : offersOf(state, variant)
  if (isPage && last?.transition === SIGN_IN_TRANSITIONS.resetPassword)
    offers.push(offer(SIGN_IN_TRANSITIONS.resetPassword, { password: flowFields.password }))
  return {
    place,
    transitions: offers.map((one) => withOutcome(one, state, isPage)),
    ui: uiOf(state, otpContact, variant),
    isCompleted,
  }
}

function withOutcome({ transition, schema, data }: Offer, { last }: SignInState, isPage: boolean): FlowTransition {
  const isTried = last?.transition === transition
  const known = Object.entries(isTried ? last.data : {}).filter(([field]) => field in schema)
  const errors = isTried ? { ...last.errors } : {}
  const [first] = Object.keys(schema)
  const isCaptcha = last?.isCaptchaShown === true
  if (
    isPage &&
    isTried &&
    last.message !== null &&
    !isCaptcha &&
    first !== undefined &&
    Object.keys(errors).length === 0
  )
    errors[first] = last.message
  return { transition, schema, data: { ...data, ...Object.fromEntries(known) }, errors }
}

function uiOf(state: SignInState, otpContact: Contact | null, variant: FlowVariant): FlowState['state']['ui'] {
  const { place, contact, pause, otp, last } = state
  const left = pause ? Math.max(0, Math.ceil((pause.until - variant.now.getTime()) / 1000)) : 0
  const shown = otpContact ? maskContact(otpContact) : (contact?.value ?? null)
  const text = textOf(state)
  const hasCode = place === 'SMS_CODE' || place === 'OTP' || state.phoneToConfirm !== null
  return {
    title: texts.titles[place],
    ...(text && { text }),
    ...(shown !== null && { contact: shown }),
    ...(pause && { repeatSendingCodeDelay: left, isLimit: pause.isLimit }),
    ...(pause?.isLimit && left > 0 && pause.message !== null && { limitMessage: pause.message }),
    isPhoneConfirmed: isPhoneConfirmed(state, variant),
    isCaptchaShown: last?.isCaptchaShown ?? false,
    ...(place === 'SMS_CODE' && { confirmationType: 'phone' as const }),
    ...(place === 'OTP' && { confirmationType: otp?.current ?? null }),
    ...(hasCode && { codeLength: variant.codeLength }),
    ...((hasCode || place === 'RECOVERY_SENT') &&
      variant.messagesUrl !== null && { demoMessagesUrl: variant.messagesUrl }),
  }
}

function textOf({ place, contact }: SignInState): string | null {
  if (place === 'PASSWORD') return texts.passwordLead
  if (place === 'OTP') return texts.otpLead
  return place === 'RECOVERY_SENT' && contact ? texts.recoverySent(contact.value) : null
}
