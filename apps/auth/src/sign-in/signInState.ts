import type { ConfirmationType } from '@verstak/contracts/signIn'
import type { FlowState, SignInPlace } from '@verstak/contracts/signInFlow'

/** Screens besides those of the contract: the mailed link, and accounts that exist already. */
export type Place = SignInPlace | 'RECOVERY' | 'RECOVERY_SENT' | 'USED' | 'UNKNOWN'

const EARLY_PLACES = ['EMAIL_OR_PHONE', 'SMS_CODE', 'PASSWORD']

/** Whether the screen of a place comes with the door itself; the others are loaded when they are needed. */
export const isEarly = (place: string): boolean => EARLY_PLACES.includes(place)

/** Names of the fields, as on the wire. */
export type FieldName = string

/** What a form holds. */
export type Values = Readonly<Record<FieldName, string | boolean>>

/** The code that was sent. */
export interface SentCode {
  /** How it was sent; null when none was sent. */
  type: ConfirmationType | null
  /** Masked; null when unknown. */
  sentTo: string | null
  /** Ways in which it could be sent. */
  types: readonly ConfirmationType[]
  /** Digits. */
  length: number
  /** When another one can be sent, ms of the page's monotonic clock; 0 = now. */
  againAtMs: number
  /** No code is taken until then. */
  isLimit: boolean
  /** Said while the limit lasts; null for the usual words. */
  limitMessage: string | null
  /** Page with the sent messages, in demo mode. */
  messagesUrl: string | null
}

/** What the captcha is needed for. */
export interface CaptchaNeed {
  /** Grows with each new task. */
  round: number
  /** Answer that the next call takes along; each is valid once. */
  token: string | null
  /** The call that was refused: it is repeated with the answer. Null: the visitor sends the form himself. */
  repeat: CallRequest | null
  /** It could not be loaded or done, or its answer has expired (FAULT-039). */
  isFailed: boolean
}

/** Everything that the screens show. Both flows make it. */
export interface SignInState {
  place: Place
  /** Text of the first field; «Изменить» brings it back. */
  login: string
  /** «Для юрлиц», or the registration's checkbox. */
  isJuristic: boolean
  /** Whom the sign-in is about: ten digits, or an e-mail. */
  contact: { type: ConfirmationType; value: string } | null
  isExist: boolean
  code: SentCode
  /** Registration: what is known before it is filled in, and whether its phone is confirmed. */
  registration: { name: string; email: string; phone: string; isPhoneConfirmed: boolean; isPhoneCodeSent: boolean }
  /** «Уже используется»: which field, its value, and the place to which the change leads back. */
  used: { field: ConfirmationType; value: string; from: Place } | null
  /** PASSWORD: when the next try is possible, ms of the monotonic clock; 0 = now. */
  delayUntilMs: number
  /** E-mail to which the link was sent. */
  recoveryEmail: string
  errors: Readonly<Record<FieldName, string>>
  /** Said above the form (FLOW-006). */
  message: string | null
  /** Grows with each refusal: the first wrong field gets the focus. */
  refusals: number
  captcha: CaptchaNeed | null
  /** The call whose answer is awaited. */
  pending: { id: number; request: CallRequest } | null
  /** Number of calls so far. */
  calls: number
  /** The session has begun, even if a question is still open. */
  isSignedIn: boolean
  /** A social network is being asked. */
  isChecking: boolean
  /** The account of a social network waits to be connected with what this step proves. */
  isSocial: boolean
  /** Where the sign-in stands that the server drives; null in the classic one. */
  flow: FlowState['state'] | null
  /** Must come back with the next transition. */
  dataToken: string
}

/** Calls of the sign-in by the names of their endpoints, with their bodies. */
export type CallRequest = {
  [Name in CallName]: { name: Name; body: Readonly<Record<string, unknown>>; takesCaptcha?: boolean }
}[CallName]

export type CallName =
  | 'preAuth'
  | 'sendPhoneCode'
  | 'confirmPhone'
  | 'signInByPhone'
  | 'signInByEmail'
  | 'register'
  | 'registerFast'
  | 'generateCode'
  | 'confirmCode'
  | 'saveDevice'
  | 'recoverPassword'
  | 'startSignInFlow'
  | 'moveSignInFlow'
  | 'getSignInFlow'

/** What a social network said of the visitor (SOCIAL-002…005). */
export interface SocialOutcome {
  isAuth: boolean
  isNeedConfirmAuthWithPassword: boolean
  name: string | null
  email: string | null
  phone: string | null
}

/** What happens. */
export type SignInEvent =
  /** The screens are there. */
  | { type: 'start' }
  | { type: 'submit'; values: Values }
  /** The form is wrong by itself. */
  | { type: 'refuse'; errors: Readonly<Record<FieldName, string>> }
  | { type: 'edit'; field: FieldName }
  | { type: 'typeLogin'; login: string }
  | { type: 'chooseKind'; isJuristic: boolean }
  | { type: 'change' }
  | { type: 'back' }
  | { type: 'resend' }
  | { type: 'switchWay' }
  | { type: 'recover' }
  | { type: 'sendPhoneCode'; phone: string }
  | { type: 'confirmPhone'; code: string }
  | { type: 'changePhone' }
  | { type: 'useExisting' }
  | { type: 'useAnother' }
  | { type: 'skip' }
  /** A transition that only the server knows. */
  | { type: 'transition'; name: string; values: Values }
  | { type: 'captchaSolved'; token: string }
  | { type: 'captchaFailed' }
  /** After a failure: a new task. */
  | { type: 'captchaRetried' }
  | { type: 'social'; outcome: SocialOutcome }
  | { type: 'socialStarted' }
  | { type: 'socialFailed' }
  /** The window is being closed. */
  | { type: 'leave' }
  /** `atMs`: the monotonic clock when the answer came. */
  | { type: 'answered'; id: number; answer: unknown; atMs: number }
  | { type: 'failed'; id: number }

/** What is to be done because of an event. */
export type SignInEffect =
  | { type: 'call'; id: number; request: CallRequest }
  /** The answer of the running call is not awaited any more. */
  | { type: 'abort' }
  /** The generic error popup; `text` is what the server said. */
  | { type: 'showError'; text?: string }
  | { type: 'announceDeviceSaved' }
  /** The session has begun: other tabs follow, the window closes. */
  | { type: 'finish'; outcome: 'signed-in' | 'registered-company'; hasOrganizations?: boolean }

/** A state and what is to be done. */
export interface Step {
  state: SignInState
  effects: readonly SignInEffect[]
}

/** Variants of the experiments, and the device. */
export interface SignInVariant {
  isNewAuth: boolean
  oneTimeCode: 'off' | 'with-save' | 'without-save'
  isMobile: boolean
}

/** Digits of a code when the server says nothing. */
export const CODE_LENGTH = 4

export const NO_CODE: SentCode = {
  type: null,
  sentTo: null,
  types: [],
  length: CODE_LENGTH,
  againAtMs: 0,
  isLimit: false,
  limitMessage: null,
  messagesUrl: null,
}

/** The first step. `login` is what was typed before the window was closed. */
export function firstState(login = '', isJuristic = false): SignInState {
  return {
    place: 'EMAIL_OR_PHONE',
    login,
    isJuristic,
    contact: null,
    isExist: false,
    code: NO_CODE,
    registration: { name: '', email: '', phone: '', isPhoneConfirmed: false, isPhoneCodeSent: false },
    used: null,
    delayUntilMs: 0,
    recoveryEmail: '',
    errors: {},
    message: null,
    refusals: 0,
    captcha: null,
    pending: null,
    calls: 0,
    isSignedIn: false,
    isChecking: false,
    isSocial: false,
    flow: null,
    dataToken: '',
  }
}
