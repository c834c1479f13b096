import { SIGN_IN_REFUSAL } from '@verstak/contracts/signIn'
import type { Refusal } from './readAnswer.ts'
import type { SignInState, Step } from './signInState.ts'
import { stay } from './steps.ts'

/** The session has begun. */
export const signIn = (state: SignInState, ...before: Step['effects']): Step =>
  stay({ ...state, isSignedIn: true }, ...before, { type: 'finish', outcome: 'signed-in' })

/** Any refusal that has no place of its own; limits and a broken gateway are told in the server's words. */
export function showError(state: SignInState, refusal: Refusal | null): Step {
  const isWorded =
    refusal?.kind === 'other' &&
    (refusal.code === SIGN_IN_REFUSAL.limit || refusal.code === SIGN_IN_REFUSAL.gateway) &&
    refusal.text
  return stay(state, isWorded ? { type: 'showError', text: isWorded } : { type: 'showError' })
}

/** REGISTER-020. */
export const finishRegistration = (state: SignInState): Step =>
  stay({ ...state, isSignedIn: true }, { type: 'finish', outcome: 'registered-company' })
