import * as v from 'valibot'
import { DiscussionSource } from './discussion.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'

/*
 * Reviews, questions and answers of pages without scripts. Their forms lead back to the page of the form: with
 * `?sent=…` (state of the text), or with `?refused={key}` to what was typed.
 */

/** Form of a review: `productGuid`, `rating`, `named-0`…, `experience`, the four texts, `name`, `city`, `email`. */
export const REVIEW_FORM_PATH = '/api/v1/reviews/save/form'
/** Form of a question or an answer: `productGuid`, `parentGuid`, `sourceId`, `name`, `email`, `text`, `isSubscribed`. */
export const DISCUSSION_FORM_PATH = '/api/v1/discussions/create/form'
/** Starts the names of the radio groups of named ratings; the place of the rating follows. */
export const NAMED_RATING = 'named-'

/** State of a text that was taken. */
export const SENT_TEXT_QUERY = 'sent'
/** Key of what was refused. */
export const REFUSED_TEXT_QUERY = 'refused'
/** On the page of questions: guid of the review, question or answer that is answered. */
export const ANSWERED_QUERY = 'answer'

const Texts = v.record(v.string(), v.string())

/** What was typed, and what is wrong with it. */
export const RefusedText = v.object({
  fields: Texts,
  /** Russian sentences by the name of their field. */
  errors: Texts,
  /** `limit`: too many texts within a minute. */
  problem: v.nullable(v.picklist(['limit'])),
})
export type RefusedText = v.InferOutput<typeof RefusedText>

/** Kept for an hour under the key, which stands in the address of the page alone. */
export const getRefusedText = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/refused',
  summary: 'The review, question or answer of a page without scripts that was refused.',
  query: v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({ refused: v.nullable(RefusedText) }),
  errors: [],
  cache: { scope: 'personal' },
  example: { query: { key: 'Zx0y8m3cW4nS1b9uK2dQ7rT5vL6pA0eHfJgXoIiYtUw' }, response: { refused: null } },
})

/** What an answer belongs to. */
export const Answered = v.object({
  guid: v.string(),
  /** Of its author, or of the shop. */
  name: v.string(),
  /** `sourceId` of the answer. */
  sourceId: DiscussionSource,
})
export type Answered = v.InferOutput<typeof Answered>

export const getAnswered = defineEndpoint({
  method: 'GET',
  path: '/api/v1/discussions/answered',
  summary: 'Author of a published review, question or answer that can be answered.',
  query: v.object({ guid: v.pipe(v.string(), v.uuid()) }),
  response: Answered,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 10 },
  example: { query: { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57' } },
})
