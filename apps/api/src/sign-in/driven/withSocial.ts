import type { SignInState } from '../flow/SignInState.ts'

/** What waits in a browser after a sign-in by a social network. */
export interface SocialPerson {
  isNeedConfirmAuthWithPassword: boolean
  name: string | null
  email: string | null
  phone: string | null
}

/**
 * A sign-in that begins after a social network: at the password of the account with its e-mail (SOCIAL-004), or with what
 * it did not say (SOCIAL-005). One that is under way goes on as it is.
 */
export function withSocial(state: SignInState, social: SocialPerson | null): SignInState {
  if (!social || state.place !== 'EMAIL_OR_PHONE' || state.isCompleted) return state
  const { isNeedConfirmAuthWithPassword, name, email, phone } = social
  if (isNeedConfirmAuthWithPassword) {
    if (email === null) return state
    return { ...state, place: 'PASSWORD', login: email, contact: { type: 'email', value: email }, isExist: true }
  }
  const isAllKnown = name !== null && email !== null && phone !== null
  return isAllKnown ? state : { ...state, place: 'ADDITIONAL_REGISTRATION' }
}
