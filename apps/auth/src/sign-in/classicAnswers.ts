import { SIGN_IN_REFUSAL } from '@verstak/contracts/signIn'
import type * as wire from '@verstak/contracts/signIn'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { finishRegistration, showError, signIn } from './outcomes.ts'
import { isInput, refusalOf, sentCodeOf, wordsOf, type Refusal } from './readAnswer.ts'
import { readRegistrationAnswer } from './registrationAnswers.ts'
import { signInTexts } from './signIn.texts.ts'
import { call, goTo, needCaptcha, refuse, stay } from './steps.ts'
import type { CallRequest, SignInState, SignInVariant, Step } from './signInState.ts'

type Answer<Name extends keyof typeof wire> = EndpointResponse<(typeof wire)[Name]>

/**
 * What the answer of a call makes of the step that sent it (FAULT-013…035).
 *
 * @param state without the pending call
 * @param atMs the monotonic clock when the answer came
 */
export function readClassicAnswer(
  variant: SignInVariant,
  state: SignInState,
  request: CallRequest,
  answer: unknown,
  atMs: number,
): Step {
  const envelope = answer as Answer<'preAuth'>
  const refusal = refusalOf(envelope)
  if (refusal?.kind === 'captcha') return stay(needCaptcha(state, request))
  // An answer of the captcha is valid once: the next try needs another one.
  const { captcha } = state
  const fresh = captcha && !captcha.token && !captcha.repeat ? needCaptcha(state, null) : state

  switch (request.name) {
    case 'preAuth':
      return readPreAuth(variant, fresh, answer as Answer<'preAuth'>, refusal, atMs)
    case 'signInByPhone':
      return readPhoneSignIn(fresh, answer as Answer<'signInByPhone'>, refusal, atMs)
    case 'signInByEmail':
      return readPasswordSignIn(fresh, answer as Answer<'signInByEmail'>, refusal, atMs)
    case 'generateCode':
      return readGeneratedCode(fresh, answer as Answer<'generateCode'>, request, atMs)
    case 'confirmCode':
      return readConfirmedCode(variant, fresh, answer as Answer<'confirmCode'>, atMs)
    case 'saveDevice':
      return signIn(fresh, { type: 'announceDeviceSaved' })
    case 'recoverPassword':
      return readRecovery(fresh, answer as Answer<'recoverPassword'>, refusal, atMs)
    default:
      return readRegistrationAnswer(fresh, request, answer, refusal, atMs)
  }
}

function readPreAuth(
  variant: SignInVariant,
  state: SignInState,
  { meta }: Answer<'preAuth'>,
  refusal: Refusal | null,
  atMs: number,
): Step {
  const isFirst = state.place === 'EMAIL_OR_PHONE'
  // A gateway that is down leaves the other way in: the same field takes an e-mail.
  if (isFirst && refusal?.kind === 'other' && isAtField(refusal))
    return refuse(state, { login: refusal.text ?? signInTexts.mobileNeeded })
  if (refusal || !meta || !state.contact) return showError(state, refusal)
  const code = sentCodeOf(meta, atMs, state.code)
  if (!meta.success && !code.isLimit) {
    const words = meta.errors[0]?.message
    return isFirst && words ? refuse(state, { login: words }) : showError(state, refusal)
  }
  if (state.contact.type === 'phone') {
    const next = { place: 'SMS_CODE', isExist: meta.isExist, code, used: null } as const
    return state.place === 'SMS_CODE' ? stay({ ...state, ...next, errors: {} }) : goTo(state, next)
  }
  if (variant.oneTimeCode !== 'off' && code.types.length > 0) return goToCode(state, code)
  if (meta.isExist) return goTo(state, { place: 'PASSWORD', isExist: true, delayUntilMs: 0 })
  const registration = { ...state.registration, email: state.contact.value }
  return goTo(state, { place: 'REGISTRATION', isExist: false, registration })
}

const isAtField = ({ code }: Extract<Refusal, { kind: 'other' }>) =>
  code === SIGN_IN_REFUSAL.login || code === SIGN_IN_REFUSAL.gateway

/** To the one-time code; the first one is asked for unless the server has sent it already. */
function goToCode(state: SignInState, code: SignInState['code']): Step {
  const left = goTo(state, { place: 'OTP', code })
  if (code.sentTo !== null) return left
  const first = code.types[0] ?? 'phone'
  return call(left.state, { name: 'generateCode', body: { confirmationType: first }, takesCaptcha: true })
}

function readPhoneSignIn(
  state: SignInState,
  { status, error, otp }: Answer<'signInByPhone'>,
  refusal: Refusal | null,
  atMs: number,
): Step {
  // After the registration of a company: its account is made, whatever this answer is.
  if (state.place === 'REGISTRATION') return finishRegistration(state)
  if (otp) return goToCode(state, sentCodeOf(otp, atMs, state.code))
  if (refusal && isInput(refusal)) return refuse(state, { code: wordsOf(refusalErrors(refusal)) ?? error ?? '' })
  if (refusal) return showError(state, refusal)
  if (status === 'error') return error ? refuse(state, { code: error }) : showError(state, refusal)
  return signIn(state)
}

const refusalErrors = (refusal: Refusal) => ('errors' in refusal ? refusal.errors : [])

function readPasswordSignIn(
  state: SignInState,
  { status, errorsList = [], otp }: Answer<'signInByEmail'>,
  refusal: Refusal | null,
  atMs: number,
): Step {
  if (otp) return goToCode(state, sentCodeOf(otp, atMs, state.code))
  const fields = Object.assign({}, ...errorsList.map(({ payload }) => payload.fields)) as NonNullable<
    typeof errorsList
  >[number]['payload']['fields']
  if (fields.delay !== undefined) return refuse({ ...state, delayUntilMs: atMs + Math.max(0, fields.delay) * 1000 }, {})
  const asked = fields.captcha ? (state.captcha ? state : needCaptcha(state, null)) : state
  if (fields.password) return refuse(asked, { password: fields.password })
  if (fields.captcha) return stay(asked)
  if (refusal && isInput(refusal) && 'text' in refusal && refusal.text) return refuse(state, { password: refusal.text })
  if (refusal || status === 'error') return showError(state, refusal)
  return signIn(state)
}

function readGeneratedCode(
  state: SignInState,
  { data }: Answer<'generateCode'>,
  request: CallRequest,
  atMs: number,
): Step {
  if (data.data) return stay({ ...state, code: sentCodeOf(data.data, atMs, state.code), errors: {} })
  const words = wordsOf(data.errors)
  const type = request.body['confirmationType'] as wire.ConfirmationType
  // The switch has failed: the code of before is still valid.
  return words
    ? refuse({ ...state, code: { ...state.code, type: state.code.type ?? type } }, { code: words })
    : showError(state, null)
}

/** `code` of an OTP error: the limit is reached (FAULT-035). */
const OTP_LIMIT = 1

function readConfirmedCode(
  variant: SignInVariant,
  state: SignInState,
  { code, data }: Answer<'confirmCode'>,
  atMs: number,
): Step {
  const [first] = data.errors
  if (first) {
    const words = first.message || first.title
    const isLimit = first.code === OTP_LIMIT
    const wait =
      data.repeatSendingCodeDelay === undefined ? {} : { againAtMs: atMs + data.repeatSendingCodeDelay * 1000 }
    return refuse(isLimit ? { ...state, code: { ...state.code, isLimit, limitMessage: words, ...wait } } : state, {
      code: words,
    })
  }
  if (code !== undefined) return showError(state, null)
  const { contact, registration } = state
  // The code has only shown whose contact it is.
  if (data.place === 'PASSWORD') return goTo(state, { place: 'PASSWORD', isExist: true, delayUntilMs: 0 })
  if (data.place === 'REGISTRATION')
    return goTo(state, {
      place: 'REGISTRATION',
      isExist: false,
      registration: contact?.type === 'email' ? { ...registration, email: contact.value } : registration,
    })
  if (variant.oneTimeCode === 'without-save') return signIn(state)
  return goTo(state, { place: 'SAVE_DEVICE', isSignedIn: true })
}

function readRecovery(
  state: SignInState,
  { status, repeatSendingCodeDelay, demoMessagesUrl }: Answer<'recoverPassword'>,
  refusal: Refusal | null,
  atMs: number,
): Step {
  if (refusal && 'code' in refusal && (isInput(refusal) || refusal.code === SIGN_IN_REFUSAL.login))
    return refuse(state, { email: refusal.text ?? signInTexts.emailIncorrect })
  if (refusal || status === 'error') return showError(state, refusal)
  const code = sentCodeOf({ repeatSendingCodeDelay, ...(demoMessagesUrl && { demoMessagesUrl }) }, atMs, state.code)
  return goTo(state, { place: 'RECOVERY_SENT', code })
}
