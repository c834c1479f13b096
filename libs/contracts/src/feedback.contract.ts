import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Letters that a message of feedback may have. */
export const FEEDBACK_MESSAGE_LENGTH = 5000

/** Kinds of feedback (FEEDBACK-001, 002). */
export const FEEDBACK_TYPES = { thanks: 39, complaint: 1 } as const

const LINE_LENGTH = 300

/** What is wrong, as the shopper is told it. */
export const FeedbackFault = v.object({
  /** Field of the form. */
  field: v.optional(v.string()),
  title: v.string(),
})
export type FeedbackFault = v.InferOutput<typeof FeedbackFault>

/**
 * What a shopper thinks of the shop (API-051). The fields are taken as they come and checked by the rules of the form,
 * so that each fault is answered with its sentence.
 */
export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/v1/callback/feedback',
  summary:
    'Keeps a thanks or a complaint about the shop. What is wrong with it is named in errors, and then nothing is kept.',
  body: v.object({
    message: v.pipe(v.string(), v.maxLength(FEEDBACK_MESSAGE_LENGTH)),
    /** 7 and ten digits. */
    phone: v.pipe(v.string(), v.maxLength(LINE_LENGTH)),
    email: v.pipe(v.string(), v.maxLength(LINE_LENGTH)),
    name: v.pipe(v.string(), v.maxLength(LINE_LENGTH)),
    /** 39 thanks, 1 complaint; anything else is none. */
    type: v.nullable(v.number()),
  }),
  response: v.object({
    /** Absent when nothing was kept. */
    result: v.optional(v.object({ isAccepted: v.literal(true) })),
    errors: v.optional(v.array(FeedbackFault)),
  }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: { message: 'GBH 2-26', phone: '79162041818', email: 'anna@mail.example', name: 'Anna', type: 39 },
  },
})
