import type { CallRequest, SignInEffect, SignInState, Step } from './signInState.ts'

/** A step that changes nothing but the state. */
export const stay = (state: SignInState, ...effects: readonly SignInEffect[]): Step => ({ state, effects })

/** Ends the running call, whose answer would belong to a step that is left. */
const abortOf = ({ pending }: SignInState): SignInEffect[] => (pending ? [{ type: 'abort' }] : [])

/** To another place, without errors, captcha and running call. */
export function goTo(state: SignInState, changes: Partial<SignInState>, ...effects: readonly SignInEffect[]): Step {
  return {
    state: { ...state, errors: {}, message: null, captcha: null, pending: null, ...changes },
    effects: [...abortOf(state), ...effects],
  }
}

/** Sends a call; one that is running is given up. An answer of the captcha that is at hand goes along, once. */
export function call(state: SignInState, request: CallRequest, changes: Partial<SignInState> = {}): Step {
  const id = state.calls + 1
  const token = request.takesCaptcha ? state.captcha?.token : null
  const sent = token ? { ...request, body: { ...request.body, smartCaptchaResponse: token } } : request
  return {
    state: {
      ...state,
      message: null,
      ...changes,
      calls: id,
      pending: { id, request },
      captcha: token && state.captcha ? { ...state.captcha, token: null, repeat: null } : state.captcha,
    },
    effects: [...abortOf(state), { type: 'call', id, request: sent }],
  }
}

/** Tells errors at fields; the first wrong one gets the focus. */
export const refuse = (state: SignInState, errors: Readonly<Record<string, string>>): Step =>
  stay({ ...state, errors, refusals: state.refusals + 1 })

/** Shows the captcha. With `repeat` the refused call follows by itself once it is solved. */
export function needCaptcha(state: SignInState, repeat: CallRequest | null): SignInState {
  return { ...state, captcha: { round: (state.captcha?.round ?? 0) + 1, token: null, repeat, isFailed: false } }
}

/** FAULT-039: the error flag takes the answer away; a retry gives a new task. */
export function failCaptcha(state: SignInState, isFailed: boolean): Step {
  const { captcha } = state
  if (!captcha) return stay(state)
  const round = isFailed ? captcha.round : captcha.round + 1
  return stay({ ...state, captcha: { ...captcha, token: null, round, isFailed } })
}

/** Without one field's error. */
export function without(errors: SignInState['errors'], field: string): SignInState['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
}
