import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Faults whose message is shown under the e-mail (FAULT-047). */
export const NEWSLETTER_FIELD_ERRORS = [
  'Incorrect',
  'fieldWrongEmail',
  'AlreadyExistFeed',
  'AlreadyExistPcab',
  'fieldExistEmail',
  'LimitReached',
  'fieldLimitEmail',
] as const

const EMAIL_LENGTH = 300

/** Subscribes an e-mail to the shop's newsletter (CALL-026). Every e-mail passes the schema; the server says what is wrong. */
export const subscribeToNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/subscribe',
  summary: 'Keeps the wish for the newsletter until the address is confirmed; a fault has its sentence in message.',
  body: v.object({ email: v.pipe(v.string(), v.maxLength(EMAIL_LENGTH)) }),
  response: v.object({
    /** True when the wish was kept. */
    status: v.boolean(),
    /** Absent when it was. Pages show the message of unknown errors nowhere. */
    error: v.optional(v.string()),
    /** Russian sentence for the shopper. */
    message: v.optional(v.string()),
  }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { email: 'anna@mail.example' } },
})

/** Path of the form that confirms a subscription, with the key of the letter. */
export const NEWSLETTER_CONFIRM_PATH = '/api/v1/user/subscribe/confirm'

/** Path of the form of the page on which a subscription is ended, with the key of a letter. */
export const NEWSLETTER_LEAVE_PATH = '/api/v1/user/subscribe/leave'

/**
 * Address in the header `List-Unsubscribe` of a letter, with its key: mail programs post there (RFC 8058), and lead there
 * who cannot.
 */
export const NEWSLETTER_ONE_CLICK_PATH = '/api/v1/user/unsubscribe'

/** Path of the subscription as a form of pages without scripts. */
export const NEWSLETTER_FORM_PATH = '/api/v1/user/subscribe/form'
