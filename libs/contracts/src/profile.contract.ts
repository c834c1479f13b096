import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { CodeInfo, ConfirmationType, SIGN_IN_FAULT, SIGN_IN_REFUSAL, SignInError } from './signIn.contract.ts'

// Any text, so that what is wrong with it is answered with its sentence at its field.
const Text = v.pipe(v.string(), v.maxLength(10_000))

const common = {
  method: 'POST',
  errors: ['sign-in-required', 'rate-limited'],
  cache: { scope: 'personal' },
} as const

const outcome = {
  status: v.picklist(['success', 'error']),
  /** Present in an answer that refuses, as in the calls of sign-in. */
  code: v.optional(v.picklist(Object.values(SIGN_IN_FAULT))),
  data: v.optional(v.object({ code: v.picklist(Object.values(SIGN_IN_REFUSAL)), errors: v.array(SignInError) })),
}

/**
 * How old a sign-in, or a {@link confirmUser}, may be for changes of the ways to sign in, in minutes. Later such calls fail
 * with `confirmation-required`, or ask for the current password.
 */
export const FRESH_MINUTES = 10

/** `password` of these calls: the current one. It may be missing while the sign-in is fresh. */
const proof = { password: v.optional(Text) }

/** Sets another password; all other sessions end, this one gets a new id. */
export const changePassword = defineEndpoint({
  ...common,
  path: '/api/v1/user/password',
  summary: 'Changes the password, ends all other sessions and forgets all other devices.',
  body: v.object({ ...proof, newPassword: Text }),
  response: v.object(outcome),
  example: { body: { password: 'Tools-2026', newPassword: 'Drills-2027' } },
})

/** First half of a change of phone or e-mail. */
export const sendContactCode = defineEndpoint({
  ...common,
  path: '/api/v1/user/contact/code',
  summary: 'Sends a code to a new phone or e-mail of the user.',
  body: v.object({ type: ConfirmationType, value: Text, ...proof, smartCaptchaResponse: v.optional(Text) }),
  response: v.object({
    ...outcome,
    /** Seconds until the next code can be sent; 0 = now. */
    repeatSendingCodeDelay: v.number(),
    /** The limit is reached, no code was sent. */
    isLimit: v.boolean(),
    /** Digits of the code; 4 when absent. */
    codeLength: v.optional(v.number()),
    /** Demo mode: page with all sent messages. */
    demoMessagesUrl: v.optional(v.string()),
  }),
  example: { body: { type: 'phone', value: '9162041837' } },
})

/** Second half: the new contact counts from now on, and the old one hears of it. */
export const confirmContact = defineEndpoint({
  ...common,
  path: '/api/v1/user/contact/confirm',
  summary: 'Changes the phone or e-mail of the user by the code that was sent there.',
  body: v.object({ type: ConfirmationType, value: Text, code: Text, smartCaptchaResponse: v.optional(Text) }),
  response: v.object(outcome),
  example: { body: { type: 'phone', value: '9162041837', code: '4815' } },
})

/** What «Подтвердите, что это вы» offers. */
export const getConfirmation = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/user/confirmation',
  summary: 'Whether the user must confirm that it is he before he changes ways to sign in, and by what he can.',
  response: v.object({
    /** Nothing is asked for now. */
    isFresh: v.boolean(),
    hasPassword: v.boolean(),
    /** Where a code can be sent to; with neither this nor a password only another sign-in helps. */
    types: v.array(ConfirmationType),
  }),
  errors: ['sign-in-required'],
})

/** Sends the code of {@link confirmUser} to a contact that the user has confirmed. */
export const sendConfirmationCode = defineEndpoint({
  ...common,
  path: '/api/v1/user/confirmation/code',
  summary: 'Sends the user a code by which he confirms that it is he.',
  body: v.object({ confirmationType: ConfirmationType, smartCaptchaResponse: v.optional(Text) }),
  response: v.object({
    ...outcome,
    /** Null in an answer that refuses. */
    sent: v.nullable(
      v.object({
        ...CodeInfo.entries,
        /** Seconds until the next code can be sent; 0 = now. */
        repeatSendingCodeDelay: v.number(),
        /** The limit is reached, no code was sent. */
        isLimit: v.boolean(),
      }),
    ),
  }),
  example: { body: { confirmationType: 'phone' } },
})

/** By the password or by a code: the session is as good as new, under another id. */
export const confirmUser = defineEndpoint({
  ...common,
  path: '/api/v1/user/confirmation',
  summary: 'Confirms by password or code that it is the user; then calls that need a fresh sign-in work again.',
  body: v.object({
    password: v.optional(Text),
    /** Counts without a password. */
    code: v.optional(Text),
    confirmationType: v.optional(ConfirmationType),
    smartCaptchaResponse: v.optional(Text),
  }),
  response: v.object(outcome),
  example: { body: { password: 'Tools-2026' } },
})

/** Page with the button that confirms the e-mail of a new account; takes `key`, of the letter, or `result`. */
export const EMAIL_PAGE = '/confirm-email/'

/** Path of its form. */
export const EMAIL_CONFIRM_PATH = '/api/v1/user/email/confirm'
