import { Email } from '@verstak/validators/email.schema'
import { Filled } from '@verstak/validators/filled.schema'
import { CommentName } from '@verstak/validators/personName.schema'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { PublicationState } from './reviewForm.contract.ts'

/** Characters of a question, a comment or an answer (`long` when there are more). */
export const MAX_DISCUSSION_CHARACTERS = 3000
/** Questions on a page. */
export const DISCUSSIONS_PER_PAGE = 10

/** What a text belongs to: an answer to a review, a question, a comment or an answer (CALL-006, 007). */
export const DISCUSSION_SOURCES = { review: 1, question: 2, comment: 3 } as const
/** One of {@link DISCUSSION_SOURCES}. */
export const DiscussionSource = v.picklist([1, 2, 3])
export type DiscussionSource = v.InferOutput<typeof DiscussionSource>

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Page = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1)
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

const entries = {
  guid: Guid,
  /** What it answers: a review or a discussion; null for a question or a comment of its own. */
  parentDiscussionGuid: v.nullable(Guid),
  sourceId: DiscussionSource,
  /** Sanitised HTML with `isAdminAnswer` (ROLE-003), else plain text. */
  text: v.string(),
  /** The e-mail is the author's secret: answers leave it out. */
  author: v.object({ name: v.string(), email: v.optional(v.string()) }),
  productGuid: Guid,
  /** Published answers under it, all levels. */
  answersCount: Count,
  /** Of the shop: it stands under the shop's name (ROLE-002). */
  isAdminAnswer: v.boolean(),
  /** Cannot be answered (ROLE-005). */
  isThirdParty: v.boolean(),
  /** Whom it answers; null for a question or a comment of its own. */
  parentAuthorName: v.nullable(v.string()),
  /** ISO time with its zone. */
  createdAt: v.string(),
}

/** Answer to a review, a question or a comment. */
export const DiscussionAnswer = v.object(entries)
export type DiscussionAnswer = v.InferOutput<typeof DiscussionAnswer>

/** DISCUSS-002. */
export const Discussion = v.object({
  ...entries,
  /** All levels in reading order: each after what it answers, the oldest first. At most 100. */
  answers: v.array(DiscussionAnswer),
})
export type Discussion = v.InferOutput<typeof Discussion>

/** With `reviewGuid` the answers to a review, the oldest first; otherwise questions and comments, the newest first. */
export const listDiscussions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/discussions',
  summary: 'A page of published questions and comments of a product, with their answers.',
  query: v.object({
    productGuid: Guid,
    reviewGuid: v.optional(Guid),
    page: Page,
    itemsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), DISCUSSIONS_PER_PAGE),
  }),
  response: v.object({
    discussions: v.array(Discussion),
    pagination: v.object({ page: Count, itemsPerPage: Count, total: Count, isLast: v.boolean() }),
  }),
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 10 },
  example: { query: { productGuid: guidExample, page: 1 } },
})

const Text = v.pipe(Filled, v.maxLength(MAX_DISCUSSION_CHARACTERS, 'long'))
const Name = v.pipe(CommentName, v.maxLength(100, 'long'))
/** '' is what forms without a parent send. */
const Parent = v.optional(v.nullable(v.union([Guid, v.literal('')])), null)
const common = {
  /** Answer of the captcha, once the call has asked for one by a 400 at `captcha`. */
  captcha: v.optional(v.pipe(v.string(), v.maxLength(5000)), ''),
  /** A letter when somebody answers. */
  isSubscribed: v.optional(v.boolean(), false),
}
const kept = v.object({ guid: Guid, state: PublicationState })

/** CALL-006. What belongs to third parties cannot be answered (400 at `parentDiscussionGuid`). */
export const createDiscussion = defineEndpoint({
  method: 'POST',
  path: '/api/v1/discussions/create-discussion',
  summary: 'Keeps a question, a comment or an answer until the moderation.',
  body: v.object({
    parentDiscussionGuid: Parent,
    sourceId: DiscussionSource,
    author: v.object({ email: Email, name: Name }),
    text: Text,
    productGuid: Guid,
    /** The experiment `discussion-service`. */
    isDiscussionServiceActive: v.optional(v.boolean(), true),
    ...common,
  }),
  response: kept,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: {
      parentDiscussionGuid: null,
      sourceId: 2,
      author: { email: 'marina@mail.example', name: 'Marina' },
      text: 'GSR 18V-50?',
      productGuid: guidExample,
      isDiscussionServiceActive: true,
    },
  },
})

/** CALL-007: the same with other names. */
export const saveComment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/save-comment',
  summary: 'Keeps a question, a comment or an answer until the moderation.',
  body: v.object({
    parentDiscussionGuid: Parent,
    type: DiscussionSource,
    authorEmail: Email,
    authorName: Name,
    textDiscussion: Text,
    /** Of the product. */
    guid: Guid,
    ...common,
  }),
  response: kept,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: {
      parentDiscussionGuid: '',
      type: 2,
      authorEmail: 'marina@mail.example',
      authorName: 'Marina',
      textDiscussion: 'GSR 18V-50?',
      guid: guidExample,
    },
  },
})

export const listOwnDiscussions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/discussions/own',
  summary: 'Questions, comments and answers of the user in all their states, the newest first.',
  query: v.object({
    page: Page,
    itemsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 10),
  }),
  response: v.object({
    discussions: v.array(
      v.object({
        ...entries,
        product: v.object({ id: Id, name: v.string(), link: v.string(), image: v.string() }),
        state: PublicationState,
        /** Russian sentence: why it was refused; '' otherwise. */
        refusal: v.string(),
      }),
    ),
    total: Count,
  }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { query: { page: 1 } },
})

/**
 * Letters about answers lead to `/product/…/discussions/?unsubscribe={key}`, whose button sends a form with the field
 * `key` here; it leads back with `?unsubscribed=yes`.
 */
export const DISCUSSION_UNSUBSCRIBE_FORM_PATH = '/api/v1/discussions/unsubscribe/form'
