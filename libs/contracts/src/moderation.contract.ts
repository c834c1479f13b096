import * as v from 'valibot'
import { DiscussionAnswer } from './discussion.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Review } from './review.contract.ts'
import { PublicationState } from './reviewForm.contract.ts'

/* Calls of the staff: they need the staff's second token, everybody else gets `not-found`. */

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

/** `discussion`: a question, a comment or an answer. */
export const ModerationKind = v.picklist(['review', 'discussion'])
export type ModerationKind = v.InferOutput<typeof ModerationKind>

/** What the machine noticed: words of the list, a link or a contact, the same text elsewhere. */
export const ModerationMark = v.picklist(['word', 'contact', 'duplicate'])
export type ModerationMark = v.InferOutput<typeof ModerationMark>

/** Why something is not published; its author is told so. */
export const RefusalReason = v.picklist(['rude', 'off-topic', 'contacts', 'advertising', 'duplicate', 'media', 'other'])
export type RefusalReason = v.InferOutput<typeof RefusalReason>

const common = {
  state: PublicationState,
  marks: v.array(ModerationMark),
  email: v.string(),
  product: v.object({ name: v.string(), link: v.string() }),
}

/** Ages by which texts are told apart, days. */
export const WAITED_DAYS = [1, 3, 7, 30] as const

/** What the queue is narrowed by; its table for spreadsheets takes the same. */
export const ModerationFilter = v.object({
  /** Words of the product's name, or its code. */
  product: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'long'))),
  /** Of reviews. */
  stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** Written or changed no later than so many days ago. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650))),
  mark: v.optional(ModerationMark),
  /** Of refused ones. */
  reason: v.optional(RefusalReason),
})
export type ModerationFilter = v.InferOutput<typeof ModerationFilter>

/** The oldest first, 50 on a page. */
export const listModeration = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/moderation',
  summary: 'Reviews or discussions in a state, the oldest first.',
  query: v.object({
    kind: ModerationKind,
    state: v.optional(PublicationState, 'waiting'),
    ...ModerationFilter.entries,
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  }),
  response: v.object({
    reviews: v.array(v.object({ ...Review.entries, ...common })),
    discussions: v.array(v.object({ ...DiscussionAnswer.entries, ...common })),
    total: Count,
    pageSize: Count,
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { kind: 'review' } },
})

/** Also takes back what was published; `undo` takes the caller's own last decision back, silently. The author of what is refused, or published first, gets a letter. */
export const moderate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/moderation/decision',
  summary: 'Publishes a review or a discussion, refuses it with a reason, or takes the last decision back.',
  body: v.object({
    kind: ModerationKind,
    guid: Guid,
    decision: v.picklist(['approve', 'refuse', 'undo']),
    /** Needed to refuse. */
    reason: v.optional(RefusalReason),
  }),
  response: v.object({ state: PublicationState }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { body: { kind: 'review', guid: guidExample, decision: 'refuse', reason: 'off-topic' } },
})

/** Published at once under the shop's name. Markup beyond text, lists and links is taken out. */
export const answerAsShop = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/discussion/answer',
  summary: 'Answers a published review, question or comment as the shop.',
  body: v.object({
    kind: ModerationKind,
    /** What is answered. */
    guid: Guid,
    html: v.pipe(v.string(), v.trim(), v.minLength(1, 'empty'), v.maxLength(10_000, 'long')),
  }),
  response: DiscussionAnswer,
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { body: { kind: 'discussion', guid: guidExample, html: 'GBA <b>18V</b>' } },
})

const Words = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(2, 'short'), v.maxLength(100, 'long'))),
  v.maxLength(5000, 'many'),
)

export const listModerationWords = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/moderation/words',
  summary: 'Beginnings of words that mark a text for the moderation.',
  response: v.object({ words: v.array(v.string()) }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

export const saveModerationWords = defineEndpoint({
  method: 'POST',
  path: '/api/v1/staff/moderation/words/save',
  summary: 'Replaces the list of words.',
  body: v.object({ words: Words }),
  response: v.object({ words: v.array(v.string()) }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { body: { words: ['casino'] } },
})
