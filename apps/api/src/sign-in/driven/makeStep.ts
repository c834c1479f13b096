import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import { DomainError } from '../../DomainError.ts'
import { getPending } from '../../identity/getPending.ts'
import { changeFlow, type OpenFlow } from '../flow/openFlow.ts'
import type { SignInState } from '../flow/SignInState.ts'
import { sentenceOf, SignInRefusal } from '../SignInRefusal.ts'
import { signInTexts } from '../signIn.texts.ts'
import { dataTokenOf } from './describeFlow.ts'
import { drivenTexts as texts } from './driven.texts.ts'
import { withSocial, type SocialPerson } from './withSocial.ts'
import { transitions, type FlowStep, type StepDone } from './transitions.ts'

export interface PostedStep {
  dataToken: string
  transition: string
  input: FlowStep['input']
}

export interface StepMade {
  flow: OpenFlow
  /** Null when the step was made. */
  error: string | null
}

/** Never kept for the next page, whatever a form calls them. */
const SECRET_FIELDS = new Set(['password', 'code', 'captcha', 'token'])

/**
 * Makes one step. Its token is taken once, also of calls at once; with another one nothing happens. What was refused is
 * kept for the next page.
 */
export async function makeStep(
  services: Services,
  caller: Caller,
  flow: OpenFlow,
  { dataToken, transition, input }: PostedStep,
): Promise<StepMade> {
  const { pending } = await getPending(services, caller)
  const { isTaken, flow: taken } = await takeToken(services, flow, dataToken, pending)
  if (!isTaken) return { flow: taken, error: texts.stale }
  const acts = transitions[taken.state.place]
  const act = Object.hasOwn(acts, transition) && !taken.state.isCompleted ? acts[transition] : undefined
  if (!act) return { flow: taken, error: texts.unknown }
  try {
    const done = await act({ services, caller, flow: taken, input })
    return { flow: await recordDone(services, taken, done), error: null }
  } catch (error) {
    const refusal = error instanceof DomainError ? domainRefusal(error) : error
    if (!(refusal instanceof SignInRefusal)) throw error
    return recordRefusal(services, taken, { refusal, transition, input })
  }
}

async function takeToken(services: Services, flow: OpenFlow, dataToken: string, social: SocialPerson | null) {
  let isTaken = false
  const taken = await changeFlow(services, flow, (state) => {
    isTaken = isSame(dataToken, dataTokenOf({ ...flow, state }))
    return isTaken ? { ...withSocial(state, social), step: state.step + 1, last: null } : state
  })
  return { isTaken, flow: taken }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function recordDone(services: Services, before: OpenFlow, { flow, pause }: StepDone): Promise<OpenFlow> {
  if (!pause) {
    // The pause of a code says nothing of another place: a limit would close its password.
    const isLeft = flow.state.place !== before.state.place && flow.state.pause !== null
    return isLeft ? changeFlow(services, flow, (state) => ({ ...state, pause: null })) : flow
  }
  const until = services.now().getTime() + pause.delay * 1000
  const { isLimit, message } = pause
  return changeFlow(services, flow, (state) => ({ ...state, pause: { until, isLimit, message } }))
}

async function recordRefusal(
  services: Services,
  flow: OpenFlow,
  { refusal, transition, input }: { refusal: SignInRefusal; transition: string; input: FlowStep['input'] },
): Promise<StepMade> {
  const isCaptchaShown = refusal.kind === 'captcha'
  const errors = isCaptchaShown ? {} : errorsOf(refusal)
  const isAtFields = Object.keys(errors).length > 0
  const message = isAtFields ? texts.checkFields : sentenceOf(refusal)
  const data = Object.fromEntries(Object.entries(input).filter(([field]) => !SECRET_FIELDS.has(field)))
  const isPasswordDelay = refusal.kind === 'limit' && flow.state.place === 'PASSWORD'
  const until = services.now().getTime() + refusal.seconds * 1000
  const noted = await changeFlow(services, flow, (state): SignInState => {
    // The refusal has led on to another place: nothing of it belongs there.
    if (state.place !== flow.state.place) return state
    return {
      ...state,
      last: { transition, errors, data: clipped(data), message: isAtFields ? null : message, isCaptchaShown },
      ...(isPasswordDelay && { pause: { until, isLimit: true, message } }),
    }
  })
  return { flow: noted, error: noted.state.place === flow.state.place ? message : null }
}

function errorsOf({ errors }: SignInRefusal): Record<string, string> {
  const byField = errors.flatMap(({ title, details = [] }) => details.map(({ field }) => [field, title] as const))
  return Object.fromEntries(byField.toReversed())
}

/** Long texts are told to be wrong, not kept. */
const clipped = (data: FlowStep['input']) =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, typeof value === 'string' ? value.slice(0, 300) : value]),
  )

/** Of a device that cannot be remembered any more. */
const domainRefusal = ({ code }: DomainError) =>
  code === 'sign-in-required' ? new SignInRefusal('input', { title: signInTexts.startAgain }) : null
