import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { ConfirmationType } from './signIn.contract.ts'

/** Sign-in that the server drives (FLOW-001…010, CALL-024, 025): the same rules as the classic calls. */

/** Screens of a sign-in, for both flows. */
export const SIGN_IN_PLACES = [
  'EMAIL_OR_PHONE',
  'SMS_CODE',
  'PASSWORD',
  'REGISTRATION',
  'ADDITIONAL_REGISTRATION',
  'OTP',
  'SAVE_DEVICE',
] as const
/** One of {@link SIGN_IN_PLACES}. */
export type SignInPlace = (typeof SIGN_IN_PLACES)[number]

/** Names of transitions. A place offers those that it has, the main one first; others than these are shown as buttons. */
export const SIGN_IN_TRANSITIONS = {
  /** The main action of a place. */
  submit: 'submit',
  /** To the first place with an empty value. */
  back: 'back',
  /** «Изменить»: to the first place with the value kept. */
  change: 'change',
  /** Sends another code. */
  resend: 'resend',
  /** OTP: sends a code the other way. */
  switchWay: 'switch',
  /** PASSWORD: to the recovery. */
  recover: 'recover',
  /** REGISTRATION: sends the code that confirms `phone`. */
  sendPhoneCode: 'send-phone-code',
  /** REGISTRATION: confirms `phone` by `code`. */
  confirmPhone: 'confirm-phone',
  /** SAVE_DEVICE: ends without saving. */
  skip: 'skip',
  /** Of the page `/login/?recovery=…` alone: sets the new `password` by `token`; needs no dataToken. */
  resetPassword: 'reset-password',
} as const

/** One field of a transition's form. */
export const FlowField = v.object({
  type: v.picklist(['text', 'email', 'tel', 'password', 'code', 'checkbox', 'captcha']),
  title: v.optional(v.string()),
  isRequired: v.optional(v.boolean()),
  /** Said when a required field is empty; «Заполните поле» without it (FLOW-010). */
  requiredMessage: v.optional(v.string()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  /** Regular expression without flags, and what is said when it does not match. */
  pattern: v.optional(v.string()),
  patternMessage: v.optional(v.string()),
})
export type FlowField = v.InferOutput<typeof FlowField>

/** One way on from a place: a form, or a mere button. */
export const FlowTransition = v.object({
  /** Name that the browser posts back. */
  transition: v.string(),
  /** Fields by name; empty for a mere button. */
  schema: v.record(v.string(), FlowField),
  /** Values to begin with, by field. */
  data: v.record(v.string(), v.union([v.string(), v.boolean()])),
  /** Sentences by field, from the last try. */
  errors: v.record(v.string(), v.string()),
})
export type FlowTransition = v.InferOutput<typeof FlowTransition>

/** Where a sign-in stands and how it can go on. */
export const FlowState = v.object({
  /** Must come back with the next transition; each is taken once. */
  dataToken: v.string(),
  state: v.object({
    /** One of {@link SIGN_IN_PLACES}; an unknown one is shown as a plain form of its schema (FLOW-002). */
    place: v.string(),
    transitions: v.array(FlowTransition),
    /** Texts of the place. */
    ui: v.object({
      title: v.optional(v.string()),
      text: v.optional(v.string()),
      /** The phone or e-mail that the place is about. */
      contact: v.optional(v.string()),
      /** Seconds until the next code. */
      repeatSendingCodeDelay: v.optional(v.number()),
      /** A limit was reached and no code was sent: none is taken until the delay is over. */
      isLimit: v.optional(v.boolean()),
      limitMessage: v.optional(v.string()),
      /** The phone is confirmed already. */
      isPhoneConfirmed: v.optional(v.boolean()),
      isCaptchaShown: v.optional(v.boolean()),
      /** What the code was sent to; null when none was sent yet. */
      confirmationType: v.optional(v.nullable(ConfirmationType)),
      /** Digits of the code; 4 when absent. */
      codeLength: v.optional(v.number()),
      /** Demo mode: page with all sent messages. */
      demoMessagesUrl: v.optional(v.string()),
    }),
    isCompleted: v.boolean(),
  }),
})
export type FlowState = v.InferOutput<typeof FlowState>

const personal = { cache: { scope: 'personal' }, errors: ['rate-limited'] } as const

export const startSignInFlow = defineEndpoint({
  ...personal,
  method: 'GET',
  path: '/auth/idp/v1/start-login-registration-flow',
  summary: 'Starts a sign-in that the server drives; forgets one that was under way in this browser.',
  response: FlowState,
  isChange: true,
})

export const moveSignInFlow = defineEndpoint({
  ...personal,
  method: 'POST',
  path: '/auth/idp/v1/login-registration',
  summary: 'Makes one step of a sign-in that the server drives.',
  body: v.object({
    dataToken: v.pipe(v.string(), v.maxLength(200)),
    transition: v.object({
      transition: v.pipe(v.string(), v.maxLength(100)),
      input: v.record(v.string(), v.union([v.pipe(v.string(), v.maxLength(10_000)), v.boolean()])),
    }),
  }),
  response: v.object({
    ...FlowState.entries,
    /** The step was refused; errors by field stand in the state's transitions. */
    transitionError: v.optional(v.object({ message: v.string() })),
  }),
  example: {
    body: { dataToken: 'x'.repeat(43), transition: { transition: 'submit', input: { login: 'anna@mail.example' } } },
  },
})

/** Changes nothing: for the page `/login/`, which shows where the sign-in of this browser stands. */
export const getSignInFlow = defineEndpoint({
  ...personal,
  method: 'GET',
  path: '/api/v1/sign-in/flow',
  summary: 'Where the sign-in of this browser stands; its first place when none is under way.',
  response: FlowState,
})

/**
 * Address of the forms of `/login/`, for pages without scripts: takes `dataToken`, `transition`, `next` and the fields of
 * the transition, and leads to `/login/`, or to `next` when the sign-in is completed.
 */
export const SIGN_IN_FORM = '/api/v1/sign-in/form'
