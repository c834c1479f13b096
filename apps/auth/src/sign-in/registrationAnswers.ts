import type * as wire from '@verstak/contracts/signIn'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { finishRegistration, showError, signIn } from './outcomes.ts'
import { isInput, sentCodeOf, type Refusal } from './readAnswer.ts'
import { signInTexts } from './signIn.texts.ts'
import { call, goTo, refuse, stay } from './steps.ts'
import type { CallRequest, SignInState, Step } from './signInState.ts'

type Answer<Name extends keyof typeof wire> = EndpointResponse<(typeof wire)[Name]>

/** What the answers of the registration's calls make of its step (FAULT-020…024, 028…033). */
export function readRegistrationAnswer(
  state: SignInState,
  { name }: CallRequest,
  answer: unknown,
  refusal: Refusal | null,
  atMs: number,
): Step {
  switch (name) {
    case 'sendPhoneCode':
      return readPhoneCode(state, answer as Answer<'sendPhoneCode'>, refusal, atMs)
    case 'confirmPhone':
      return readConfirmedPhone(state, answer as Answer<'confirmPhone'>, refusal)
    case 'register':
      return readRegistration(state, answer as Answer<'register'>, refusal)
    case 'registerFast':
      return readFastRegistration(state, answer as Answer<'registerFast'>, refusal)
    default:
      return showError(state, refusal)
  }
}

function readPhoneCode(
  state: SignInState,
  answer: Answer<'sendPhoneCode'>,
  refusal: Refusal | null,
  atMs: number,
): Step {
  if (refusal?.kind === 'phoneUsed') return refuse(state, { phone: signInTexts.phoneUsed })
  if (refusal?.kind === 'other' && refusal.text) return refuse(state, { phone: refusal.text })
  if (refusal) return showError(state, refusal)
  const code = sentCodeOf(answer, atMs, state.code)
  const registration = { ...state.registration, isPhoneCodeSent: true }
  const next = { ...state, code, registration }
  if (code.isLimit) return stay({ ...next, errors: {} })
  if (answer.status === 'error')
    return answer.error ? refuse(state, { phone: answer.error }) : showError(state, refusal)
  return stay(next)
}

/** At the step SMS_CODE, and within the registration. */
function readConfirmedPhone(state: SignInState, { attributes }: Answer<'confirmPhone'>, refusal: Refusal | null): Step {
  const isWithin = state.place !== 'SMS_CODE'
  const phone = isWithin ? state.registration.phone : (state.contact?.value ?? '')
  if (refusal?.kind === 'phoneUsed')
    return isWithin
      ? refuse(state, { phone: signInTexts.phoneUsed })
      : goTo(state, { place: 'USED', used: { field: 'phone', value: phone, from: state.place } })
  if (refusal && isInput(refusal) && 'text' in refusal && refusal.text) return refuse(state, { code: refusal.text })
  if (refusal) return showError(state, refusal)
  if (attributes.status === 'error')
    return attributes.error ? refuse(state, { code: attributes.error }) : showError(state, refusal)
  const registration = { ...state.registration, phone, isPhoneConfirmed: true, isPhoneCodeSent: false }
  if (!isWithin) return goTo(state, { place: 'REGISTRATION', registration })
  const { phone: _, code: __, ...errors } = state.errors
  return stay({ ...state, registration, errors, captcha: null })
}

function readRegistration(
  state: SignInState,
  { meta, errors = [] }: Answer<'register'>,
  refusal: Refusal | null,
): Step {
  const { registration, place: from } = state
  if (meta?.contractorPhone || meta?.contractorEmail) {
    // The account was found by both; a sign-in by the phone's code needs no password.
    const used = meta.contractorPhone
      ? { field: 'phone' as const, value: registration.phone || meta.contractorPhone }
      : { field: 'email' as const, value: registration.email || meta.contractorEmail! }
    return goTo(state, { place: 'USED', used: { ...used, from } })
  }
  if (refusal?.kind === 'phoneUsed')
    return goTo(state, { place: 'USED', used: { field: 'phone', value: registration.phone, from } })
  const told = refusal?.kind === 'other' ? refusal.errors : errors
  if (told.some(({ title }) => title === signInTexts.emailUsed))
    return goTo(state, { place: 'USED', used: { field: 'email', value: registration.email, from } })
  if (refusal && !isInput(refusal)) return showError(state, refusal)
  const byField = fieldErrors(told, registration.isPhoneConfirmed)
  if (Object.keys(byField).length > 0) {
    const isExpired = byField['phone'] === signInTexts.phoneExpired
    return refuse(
      isExpired
        ? { ...state, registration: { ...registration, isPhoneConfirmed: false, isPhoneCodeSent: false } }
        : state,
      byField,
    )
  }
  if (refusal || told.length > 0) return showError(state, refusal)
  if (!state.isJuristic) return signIn(state)
  // The account is made; a confirmed phone signs in without a code.
  if (!registration.isPhoneConfirmed) return finishRegistration(state)
  return call({ ...state, isSignedIn: true }, { name: 'signInByPhone', body: { phone: registration.phone } })
}

function readFastRegistration(
  state: SignInState,
  { data, meta }: Answer<'registerFast'>,
  refusal: Refusal | null,
): Step {
  return readRegistration(state, { meta, errors: data.errors }, refusal)
}

/** Each title under the fields that its details name (FAULT-029, 031, 032). */
function fieldErrors(errors: readonly wire.SignInError[], isPhoneConfirmed: boolean): Record<string, string> {
  const byField: Record<string, string> = {}
  for (const { title, message, details = [] } of errors) {
    const isPhone = title === signInTexts.phoneNotConfirmed
    const words = isPhone && isPhoneConfirmed ? signInTexts.phoneExpired : title || (message ?? '')
    for (const field of isPhone ? ['phone'] : details.map((detail) => detail.field)) byField[field] ??= words
  }
  return byField
}
