import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** Maximum length of a feedback message, characters. */
export const FEEDBACK_MESSAGE_LENGTH = 5000

/** Kinds of feedback (FEEDBACK-001, 002). */
export const FEEDBACK_TYPES = { thanks: 39, complaint: 1 } as const

const LINE_LENGTH = 300

/** A problem, with the sentence for the shopper. */
export const FeedbackFault = v.object({
  /** Field of the form. */
  field: v.optional(v.string()),
  title: v.string(),
})
export type FeedbackFault = v.InferOutput<typeof FeedbackFault>

/**
 * Sends feedback about the shop (API-051). The schema accepts any field values; the server checks them by the form's
 * rules, so that each fault is answered with its sentence.
 */
export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/v1/callback/feedback',
  summary:
    'Keeps a thanks or a complaint about the shop. What is wrong with it is named in errors, and then nothing is kept.',
  body: v.object({
    message: v.pipe(v.string(), v.maxLength(FEEDBACK_MESSAGE_LENGTH)),
    /** 7 and ten more digits. */
    phone: v.pipe(v.string(), v.maxLength(LINE_LENGTH)),
    email: v.pipe(v.string(), v.maxLength(LINE_LENGTH)),
    name: v.pipe(v.string(), v.maxLength(LINE_LENGTH)),
    /** 39 thanks, 1 complaint; other values are invalid. */
    type: v.nullable(v.number()),
  }),
  response: v.object({
    /** Absent when the feedback was not saved. */
    result: v.optional(v.object({ isAccepted: v.literal(true) })),
    errors: v.optional(v.array(FeedbackFault)),
  }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: { message: 'GBH 2-26', phone: '79162041818', email: 'anna@mail.example', name: 'Anna', type: 39 },
  },
})
