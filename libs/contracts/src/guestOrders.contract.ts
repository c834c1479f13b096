import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { SIGN_IN_FAULT, SIGN_IN_REFUSAL, SignInError } from './signIn.contract.ts'

/* Orders that a user placed without a sign-in come into his account once he shows that their phone is his. */

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

export const sendGuestOrdersCode = defineEndpoint({
  ...common,
  path: '/api/v1/orders/guest/code',
  summary: 'Sends a code to a phone, whether or not there are orders of it: only its owner learns that.',
  body: v.object({ phone: Text, smartCaptchaResponse: v.optional(Text) }),
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
  example: { body: { phone: '9162041837' } },
})

export const claimGuestOrders = defineEndpoint({
  ...common,
  path: '/api/v1/orders/guest',
  summary: 'Brings orders that were placed with a phone and without a sign-in into the account of the user.',
  body: v.object({ phone: Text, code: Text, smartCaptchaResponse: v.optional(Text) }),
  response: v.object({
    ...outcome,
    /** Orders that came into the account. */
    found: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  example: { body: { phone: '9162041837', code: '4815' } },
})
