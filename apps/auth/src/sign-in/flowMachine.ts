import { SIGN_IN_TRANSITIONS as NAMES } from '@verstak/contracts/signInFlow'
import type { FlowState, FlowTransition } from '@verstak/contracts/signInFlow'
import { showFlow } from './showFlow.ts'
import { signIn } from './outcomes.ts'
import { signInTexts } from './signIn.texts.ts'
import { call, failCaptcha, goTo, needCaptcha, refuse, stay, without } from './steps.ts'
import {
  firstState,
  type SignInEvent,
  type SignInState,
  type SocialOutcome,
  type Step,
  type Values,
} from './signInState.ts'

/** Answer of a transition. */
type Moved = FlowState & { transitionError?: { message: string } | undefined }

/** Transitions by event. */
const TRANSITION_OF: Partial<Record<SignInEvent['type'], string>> = {
  change: NAMES.change,
  back: NAMES.back,
  resend: NAMES.resend,
  switchWay: NAMES.switchWay,
  recover: NAMES.recover,
  skip: NAMES.skip,
}

/**
 * The sign-in that the server drives (FLOW-001…010): each event posts a transition, the answer says what is shown. Pure,
 * like the classic machine.
 */
export function flowStep(state: SignInState, event: SignInEvent): Step {
  switch (event.type) {
    case 'start':
      return state.flow ? stay(state) : start(state)
    case 'submit':
      // The start has failed: what was typed stays.
      if (!state.flow) return start(state)
      return state.captcha && !state.captcha.token
        ? refuse(state, { captcha: signInTexts.captchaNeeded })
        : move(state, mainTransition(state)?.transition, event.values)
    case 'transition':
      return move(state, event.name, event.values)
    case 'refuse':
      return refuse(state, event.errors)
    case 'edit':
      return stay({ ...state, errors: without(state.errors, event.field) })
    case 'typeLogin':
      return stay({ ...state, login: event.login })
    case 'chooseKind':
      return stay({ ...state, isJuristic: event.isJuristic })
    case 'sendPhoneCode':
      return move({ ...state, registration: { ...state.registration, phone: event.phone } }, NAMES.sendPhoneCode, {
        phone: event.phone,
      })
    case 'confirmPhone':
      return move(state, NAMES.confirmPhone, { phone: state.registration.phone, code: event.code })
    case 'changePhone':
      return stay({
        ...state,
        registration: { ...state.registration, isPhoneConfirmed: false, isPhoneCodeSent: false },
      })
    case 'captchaSolved':
      return stay(
        state.captcha
          ? {
              ...state,
              captcha: { ...state.captcha, token: event.token, isFailed: false },
              errors: without(state.errors, 'captcha'),
            }
          : state,
      )
    case 'captchaFailed':
    case 'captchaRetried':
      return failCaptcha(state, event.type === 'captchaFailed')
    case 'socialStarted':
      return stay({ ...state, isChecking: true })
    case 'socialFailed':
      return stay({ ...state, isChecking: false }, { type: 'showError' })
    case 'social':
      return takeSocial(state, event.outcome)
    case 'leave':
      return state.isSignedIn ? signIn(state) : stay(state)
    case 'back':
    case 'change':
      if (findTransition(state, TRANSITION_OF[event.type])) return move(state, TRANSITION_OF[event.type], {})
      return state.place === 'EMAIL_OR_PHONE' ? stay(state) : start(state, event.type === 'change' ? state.login : '')
    case 'answered':
      return state.pending?.id === event.id ? take(state, event.answer as Moved, event.atMs) : stay(state)
    case 'failed':
      return state.pending?.id === event.id
        ? stay({ ...state, pending: null, isChecking: false }, { type: 'showError' })
        : stay(state)
    default:
      return move(state, TRANSITION_OF[event.type], {})
  }
}

/** The transition of the main button: the one of that name, else the first one with fields, else the first. */
export function mainTransition({ flow }: Pick<SignInState, 'flow'>): FlowTransition | undefined {
  const { transitions = [] } = flow ?? {}
  return (
    transitions.find(({ transition }) => transition === NAMES.submit) ??
    transitions.find(({ schema }) => Object.keys(schema).length > 0) ??
    transitions[0]
  )
}

/** A transition that the place offers. */
export const findTransition = ({ flow }: Pick<SignInState, 'flow'>, name: string | undefined) =>
  flow?.transitions.find(({ transition }) => transition === name)

/** SOCIAL-002…005, FAULT-044: the server has moved its sign-in to the step that follows, which is asked for. */
function takeSocial(state: SignInState, outcome: SocialOutcome): Step {
  const { isAuth, isNeedConfirmAuthWithPassword, name, email, phone } = outcome
  const back = { ...state, isChecking: false }
  if (isAuth) return signIn(back)
  if (isNeedConfirmAuthWithPassword && !email) return refuse(back, { login: signInTexts.emailIncorrect })
  if (!isNeedConfirmAuthWithPassword && name && email && phone) return stay(back, { type: 'showError' })
  return call({ ...state, isChecking: true, isSocial: true }, { name: 'getSignInFlow', body: {} })
}

/** Begins anew; a failure is told in the generic popup (FAULT-042). */
function start(state: SignInState, login = state.login): Step {
  const { calls, refusals, isJuristic, isSignedIn } = state
  const first = { ...firstState(login, isJuristic), calls, refusals, isSignedIn, isChecking: state.flow === null }
  const left = goTo(state, first)
  const begun = call(left.state, { name: 'startSignInFlow', body: {} })
  return { state: begun.state, effects: [...left.effects, ...begun.effects] }
}

function move(state: SignInState, name: string | undefined, values: Values): Step {
  const transition = findTransition(state, name)
  if (!transition) return stay(state)
  const { schema } = transition
  const known = Object.entries(values).filter(([field]) => field in schema)
  const given = state.isJuristic && 'isJuristic' in schema ? { isJuristic: true } : {}
  const captchaField = Object.keys(schema).find((field) => schema[field]?.type === 'captcha')
  const token = state.captcha?.token
  const input = { ...given, ...Object.fromEntries(known), ...(captchaField && token && { [captchaField]: token }) }
  const login = typeof values['login'] === 'string' ? values['login'] : state.login
  return call(
    { ...state, login, captcha: token && state.captcha ? needCaptcha(state, null).captcha : state.captcha },
    {
      name: 'moveSignInFlow',
      body: { dataToken: state.dataToken, transition: { transition: transition.transition, input } },
    },
  )
}

function take(state: SignInState, answer: Moved, atMs: number): Step {
  const { pending, ...rest } = state
  const wasSaved = state.place === 'SAVE_DEVICE' && postedMain(pending?.request.body)
  if (answer.state.isCompleted)
    return signIn({ ...rest, pending: null }, ...(wasSaved ? [{ type: 'announceDeviceSaved' } as const] : []))
  const shown = showFlow({ ...rest, pending: null, isChecking: false }, answer, atMs)
  const message = answer.transitionError?.message ?? null
  const isRefused = message !== null || Object.keys(shown.errors).length > 0
  return stay({ ...shown, message, refusals: isRefused ? shown.refusals + 1 : shown.refusals })
}

const postedMain = (body?: Readonly<Record<string, unknown>>) =>
  (body?.['transition'] as { transition?: string } | undefined)?.transition === NAMES.submit
