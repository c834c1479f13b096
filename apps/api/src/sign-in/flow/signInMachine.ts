import type { ConfirmationType } from '@verstak/contracts/signIn'
import type { SignInPlace } from '@verstak/contracts/signInFlow'
import { FIRST_STATE, type SignInState } from './SignInState.ts'

/** How long a browser may rely on a contact that it has proven. */
const PROOF_LIFETIME_MS = 30 * 60_000
const REMEMBER_LIFETIME_MS = 10 * 60_000

/** What can happen to a sign-in. Times are milliseconds since 1970. */
export type SignInEvent =
  /** Somebody entered a phone or an e-mail. `otpTypes` is empty where no one-time code takes the password's place. */
  | {
      type: 'entered'
      login: string
      contact: { type: ConfirmationType; value: string }
      isExist: boolean
      isJuristic: boolean
      otpTypes: readonly ConfirmationType[]
    }
  | { type: 'codeOrdered'; contact: { type: ConfirmationType; value: string } }
  /** «Изменить» and the arrow back. */
  | { type: 'wentBack'; isLoginKept: boolean }
  /** The browser has shown that a contact is its own. */
  | { type: 'proven'; contact: { type: ConfirmationType; value: string }; hasAccount: boolean; at: number }
  /** The first factor is right; the user owes a code. */
  | {
      type: 'owesCode'
      userId: number
      method: NonNullable<SignInState['debtor']>['method']
      types: ConfirmationType[]
    }
  | { type: 'signedIn'; userId: number; isSaveOffered: boolean; canRemember: boolean; at: number }
  | { type: 'ended' }
  /** «Забыли пароль?», and the mail that followed. */
  | { type: 'recoveryOpened' }
  | { type: 'recoveryMailed'; email: string }

/** What follows from an event; knows the rules and touches nothing. */
export function nextState(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'entered': {
      const { login, contact, isExist, isJuristic, otpTypes } = event
      const otp = otpTypes[0] === undefined ? null : { types: [...otpTypes], current: otpTypes[0] }
      return {
        ...state,
        place: placeFor(contact.type, isExist, otp !== null),
        login,
        contact,
        isExist,
        isJuristic,
        otp,
        debtor: null,
        phoneToConfirm: null,
        isCompleted: false,
      }
    }
    case 'codeOrdered':
      if (state.otp?.types.includes(event.contact.type) && state.place === 'OTP')
        return { ...state, otp: { ...state.otp, current: event.contact.type } }
      return event.contact.type === 'phone' ? { ...state, phoneToConfirm: event.contact.value } : state
    case 'wentBack': {
      const { login, isJuristic } = event.isLoginKept ? state : FIRST_STATE
      return { ...FIRST_STATE, proven: state.proven, step: state.step, login, isJuristic }
    }
    case 'proven':
      return provenState(state, event)
    case 'owesCode': {
      const [current] = event.types
      if (current === undefined) throw new Error('A code that nobody can get is asked for.')
      const { userId, method, types } = event
      return { ...state, place: 'OTP', debtor: { userId, method }, otp: { types, current } }
    }
    case 'signedIn': {
      const { userId, isSaveOffered, canRemember, at } = event
      return {
        ...FIRST_STATE,
        step: state.step,
        place: isSaveOffered ? 'SAVE_DEVICE' : state.place,
        isCompleted: !isSaveOffered,
        rememberable: canRemember ? { userId, until: at + REMEMBER_LIFETIME_MS } : null,
      }
    }
    case 'recoveryOpened':
      return { ...state, place: 'RECOVERY' }
    case 'recoveryMailed':
      return { ...state, place: 'RECOVERY_SENT', contact: { type: 'email', value: event.email } }
    case 'ended':
      return { ...FIRST_STATE, step: state.step, place: state.place, isCompleted: true }
  }
}

/** LOGIN-015…018. */
function placeFor(type: ConfirmationType, isExist: boolean, isOtp: boolean): SignInPlace {
  if (type === 'phone') return 'SMS_CODE'
  if (isOtp) return 'OTP'
  return isExist ? 'PASSWORD' : 'REGISTRATION'
}

/** SMS-007; after the code of an e-mail, too. Within a registration the form stays. */
function provenState(state: SignInState, { contact, hasAccount, at }: SignInEvent & { type: 'proven' }): SignInState {
  const proof = { value: contact.value, until: at + PROOF_LIFETIME_MS }
  const proven = { ...state.proven, [contact.type]: proof }
  const isRegistering = state.place === 'REGISTRATION' || state.place === 'ADDITIONAL_REGISTRATION'
  const phoneToConfirm = contact.type === 'phone' ? null : state.phoneToConfirm
  if (isRegistering) return { ...state, proven, phoneToConfirm }
  const place = hasAccount ? 'PASSWORD' : 'REGISTRATION'
  return { ...state, proven, phoneToConfirm, otp: null, place, isExist: hasAccount }
}

/** Whether this browser has proven a contact, not too long ago. */
export function isProven(
  { proven }: Pick<SignInState, 'proven'>,
  { type, value }: { type: ConfirmationType; value: string },
  now: Date,
): boolean {
  const proof = proven[type]
  return proof !== null && proof.value === value && proof.until > now.getTime()
}
