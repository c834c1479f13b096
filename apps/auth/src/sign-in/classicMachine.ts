import { readClassicAnswer } from './classicAnswers.ts'
import { submitPlace } from './classicSubmits.ts'
import { call, failCaptcha, goTo, needCaptcha, refuse, stay, without } from './steps.ts'
import { signInTexts } from './signIn.texts.ts'
import {
  firstState,
  NO_CODE,
  type SignInEvent,
  type SignInState,
  type SignInVariant,
  type Step,
} from './signInState.ts'

/**
 * The classic sign-in: what each event makes of each step. Pure; what must be done besides is said in `effects`.
 * Events that a step does not know change nothing.
 */
export function classicStep(variant: SignInVariant, state: SignInState, event: SignInEvent): Step {
  switch (event.type) {
    case 'start':
    case 'transition':
      return stay(state)
    case 'submit':
      return state.captcha && !state.captcha.token && !state.captcha.repeat
        ? refuse(state, { captcha: signInTexts.captchaNeeded })
        : submitPlace(variant, state, event.values)
    case 'refuse':
      return refuse(state, event.errors)
    case 'edit':
      return stay(
        state.errors[event.field] === undefined ? state : { ...state, errors: without(state.errors, event.field) },
      )
    case 'typeLogin':
      return stay({ ...state, login: event.login })
    case 'chooseKind':
      return stay({ ...state, isJuristic: event.isJuristic })
    case 'change':
    case 'back':
      return goBack(state, event.type)
    case 'resend':
      return resend(state)
    case 'switchWay':
      return switchWay(state)
    case 'recover':
      return state.place === 'PASSWORD' && state.contact?.type === 'email'
        ? goTo(state, { place: 'RECOVERY', recoveryEmail: state.contact.value })
        : stay(state)
    case 'sendPhoneCode':
    case 'confirmPhone':
    case 'changePhone':
      return confirmPhone(state, event)
    case 'useExisting':
    case 'useAnother':
      return leaveUsed(state, event.type)
    case 'skip':
      return state.place === 'SAVE_DEVICE' ? finish(state) : stay(state)
    case 'leave':
      // Whoever closes the question after a sign-in is signed in.
      return state.isSignedIn ? finish(state) : stay(state)
    case 'captchaSolved':
      return takeCaptcha(state, event.token)
    case 'captchaFailed':
    case 'captchaRetried':
      return failCaptcha(state, event.type === 'captchaFailed')
    case 'socialStarted':
      return stay({ ...state, isChecking: true })
    case 'socialFailed':
      return stay({ ...state, isChecking: false }, { type: 'showError' })
    case 'social':
      return takeSocial(state, event.outcome)
    case 'answered':
      if (state.pending?.id !== event.id) return stay(state)
      return readClassicAnswer(variant, { ...state, pending: null }, state.pending.request, event.answer, event.atMs)
    case 'failed':
      if (state.pending?.id !== event.id) return stay(state)
      return fail({ ...state, pending: null }, state.pending.request.name)
  }
}

const finish = (state: SignInState): Step =>
  stay({ ...state, pending: null, isSignedIn: true }, { type: 'finish', outcome: 'signed-in' })

/** LOGIN-007: the arrow empties the value. LOGIN-019: «Изменить» keeps it. From the recovery it leads to the password. */
function goBack(state: SignInState, way: 'change' | 'back'): Step {
  if (state.place === 'EMAIL_OR_PHONE') return stay(state)
  if (state.place === 'USED') return leaveUsed(state, 'useAnother')
  const first = firstState(way === 'change' ? state.login : '', state.isJuristic)
  return goTo(state, { ...first, calls: state.calls, refusals: state.refusals, isSignedIn: state.isSignedIn })
}

function resend(state: SignInState): Step {
  const { place, contact, code, recoveryEmail } = state
  if (place === 'SMS_CODE' && contact)
    return call(state, { name: 'preAuth', body: { data: contact.value, type: contact.type }, takesCaptcha: true })
  if (place === 'OTP')
    return call(state, {
      name: 'generateCode',
      body: { confirmationType: code.type ?? code.types[0] ?? 'phone' },
      takesCaptcha: true,
    })
  if (place === 'RECOVERY_SENT')
    return call(state, { name: 'recoverPassword', body: { email: recoveryEmail }, takesCaptcha: true })
  return stay(state)
}

/** OTP-005, 006: a new code, the other way. */
function switchWay(state: SignInState): Step {
  const other = state.code.type === 'email' ? 'phone' : 'email'
  if (state.place !== 'OTP' || !state.code.types.includes(other)) return stay(state)
  return call(state, { name: 'generateCode', body: { confirmationType: other }, takesCaptcha: true })
}

function confirmPhone(
  state: SignInState,
  event: Extract<SignInEvent, { type: 'sendPhoneCode' | 'confirmPhone' | 'changePhone' }>,
): Step {
  if (state.place !== 'REGISTRATION' && state.place !== 'ADDITIONAL_REGISTRATION') return stay(state)
  const { registration } = state
  if (event.type === 'changePhone')
    return stay({
      ...state,
      code: NO_CODE,
      captcha: null,
      errors: without(without(state.errors, 'phone'), 'code'),
      registration: { ...registration, isPhoneConfirmed: false, isPhoneCodeSent: false },
    })
  if (event.type === 'sendPhoneCode')
    return call(
      state,
      { name: 'sendPhoneCode', body: { phone: event.phone }, takesCaptcha: true },
      { registration: { ...registration, phone: event.phone }, errors: without(state.errors, 'phone') },
    )
  return call(state, {
    name: 'confirmPhone',
    body: { phone: registration.phone, code: event.code },
    takesCaptcha: true,
  })
}

/** REGISTER-017, 018. An e-mail that has an account is signed in by its password. */
function leaveUsed(state: SignInState, way: 'useExisting' | 'useAnother'): Step {
  const { used, registration } = state
  if (state.place !== 'USED' || !used) return stay(state)
  if (way === 'useAnother') {
    if (used.from === 'SMS_CODE') return goBack({ ...state, place: 'SMS_CODE' }, 'change')
    const changed = used.field === 'phone' ? { isPhoneConfirmed: false, isPhoneCodeSent: false } : {}
    return goTo(state, { place: used.from, used: null, registration: { ...registration, ...changed } })
  }
  const contact = { type: used.field, value: used.value }
  if (used.field === 'email')
    return goTo(state, { place: 'PASSWORD', login: used.value, contact, isExist: true, used: null })
  return call(
    state,
    { name: 'preAuth', body: { data: used.value, type: 'phone' }, takesCaptcha: true },
    { login: used.value, contact },
  )
}

/** The refused call follows by itself; without one the answer waits for the form. */
function takeCaptcha(state: SignInState, token: string): Step {
  if (!state.captcha) return stay(state)
  const solved = {
    ...state,
    captcha: { ...state.captcha, token, isFailed: false },
    errors: without(state.errors, 'captcha'),
  }
  return state.captcha.repeat ? call(solved, state.captcha.repeat) : stay(solved)
}

/** SOCIAL-002…005, FAULT-044. */
function takeSocial(state: SignInState, outcome: Extract<SignInEvent, { type: 'social' }>['outcome']): Step {
  const { isAuth, isNeedConfirmAuthWithPassword, name, email, phone } = outcome
  const back = { ...state, isChecking: false }
  if (isAuth) return finish(back)
  if (isNeedConfirmAuthWithPassword) {
    if (!email) return refuse(back, { login: signInTexts.emailIncorrect })
    const contact = { type: 'email', value: email } as const
    return goTo(back, { place: 'PASSWORD', login: email, isExist: true, contact, isSocial: true })
  }
  if (name && email && phone) return stay(back, { type: 'showError' })
  const known = { name: name ?? '', email: email ?? '', phone: phone ?? '', isPhoneConfirmed: Boolean(phone) }
  const registration = { ...state.registration, ...known }
  return goTo(back, { place: 'ADDITIONAL_REGISTRATION', registration, isSocial: true })
}

/** The step stays and everything typed with it. A device that could not be saved stops nobody (OTP-013). */
function fail(state: SignInState, name: string): Step {
  if (name === 'saveDevice') return finish(state)
  const { captcha } = state
  // The answer that went along is used up.
  const next = captcha && !captcha.token && !captcha.repeat ? needCaptcha(state, null) : state
  return stay(next, { type: 'showError' })
}
