import { Email } from '@verstak/validators/email.schema'
import { CommentName } from '@verstak/validators/personName.schema'
import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'
import { Experience, Review, Stars, type ReviewContent } from './review.contract.ts'
import { UploadKey } from './upload.contract.ts'

/* Writing of reviews: the page `/product/…/add-review/`, the reviews of the cabinet, the reminder. */

/** Characters of each of the four texts (`long` when there are more). */
export const MAX_REVIEW_CHARACTERS = 10_000
/** Photos and videos of a review together (`many` when there are more). */
export const MAX_REVIEW_MEDIA = 10

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const ReviewText = v.pipe(v.string(), v.trim(), v.maxLength(MAX_REVIEW_CHARACTERS, 'long'))
const Line = v.pipe(v.string(), v.trim(), v.maxLength(100, 'long'))

/** `unconfirmed`: the guest has not opened the link of the letter; `waiting`: for the moderation. */
export const PublicationState = v.picklist(['unconfirmed', 'waiting', 'approved', 'refused'])
export type PublicationState = v.InferOutput<typeof PublicationState>

const Product = v.object({
  guid: Guid,
  id: Id,
  name: v.string(),
  link: v.string(),
  /** Picture address with a `{size}` and a `{format}` placeholder. */
  image: v.string(),
})

/** A review as its author sees it. */
export const OwnReview = v.object({
  ...Review.entries,
  product: Product,
  state: PublicationState,
  /** Russian sentence: why it was refused; '' otherwise. */
  refusal: v.string(),
  /** The uploads of `images` and `videos`, to send them again with an edit. */
  imageUploads: v.array(UploadKey),
  videoUploads: v.array(v.object({ ...UploadKey.entries, poster: v.nullable(UploadKey) })),
})
export type OwnReview = v.InferOutput<typeof OwnReview>

export const getReviewForm = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/form',
  summary: 'What the page of a new review needs: named ratings, the purchase, the own review, the author.',
  query: v.object({ productGuid: Guid }),
  response: v.object({
    product: Product,
    /** Names of the ratings besides the stars. */
    characteristicNames: v.array(v.string()),
    /** The visitor got it from the shop; null: he did not, or is a guest. */
    purchase: v.nullable(v.object({ orderNumber: v.string(), /** ISO time. */ receivedAt: v.string() })),
    /** A user's own review of this product: the form edits it. */
    own: v.nullable(OwnReview),
    /** Of the user; '' for guests and for what is not known. */
    author: v.object({ name: v.string(), city: v.string(), email: v.string() }),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { productGuid: guidExample } },
})

/** Input of {@link saveReview}; faults carry their sentence in `text`. */
export const ReviewInput = v.object({
  productGuid: Guid,
  rating: Stars,
  experience: v.optional(v.nullable(Experience), null),
  content: v.object({
    advantages: v.optional(ReviewText, ''),
    disadvantages: v.optional(ReviewText, ''),
    comment: v.optional(ReviewText, ''),
    reasonToBuy: v.optional(ReviewText, ''),
  } satisfies Record<keyof v.InferOutput<typeof ReviewContent>, unknown>),
  /** Of the names of the form; others are refused. */
  characteristicRatings: v.optional(
    v.pipe(v.array(v.object({ name: Line, rating: Stars })), v.maxLength(20, 'many')),
    [],
  ),
  /** Finished uploads, in their order. */
  images: v.optional(v.pipe(v.array(UploadKey), v.maxLength(MAX_REVIEW_MEDIA, 'many')), []),
  videos: v.optional(
    v.pipe(
      v.array(v.object({ ...UploadKey.entries, poster: v.optional(v.nullable(UploadKey), null) })),
      v.maxLength(MAX_REVIEW_MEDIA, 'many'),
    ),
    [],
  ),
  author: v.object({ name: v.pipe(CommentName, v.maxLength(100, 'long')), city: v.optional(Line, ''), email: Email }),
  /** Answer of the captcha, once the call has asked for one by a 400 at `captcha`. */
  captcha: v.optional(v.pipe(v.string(), v.maxLength(5000)), ''),
})
export type ReviewInput = v.InferOutput<typeof ReviewInput>

/**
 * A user has one review of a product: the next one replaces it, and is moderated again. A guest has one for each e-mail.
 */
export const saveReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/save',
  summary: 'Keeps a review until the moderation; a guest confirms it by a letter first.',
  body: ReviewInput,
  response: v.object({ guid: Guid, state: PublicationState }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: {
      productGuid: guidExample,
      rating: 5,
      experience: 'few_months',
      content: { advantages: 'GSR 18V-50', comment: 'OK' },
      author: { name: 'Nikolai', city: 'Moscow', email: 'n@mail.example' },
    },
  },
})

/** Deletes a user's own review with its media; without it, it succeeds too. */
export const deleteReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/delete',
  summary: 'Deletes an own review.',
  body: v.object({ guid: Guid }),
  response: v.object({}),
  errors: ['sign-in-required', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { guid: guidExample }, response: {} },
})

/**
 * The letter leads to `/product/…/otzyvy/?confirm={key}`, whose button sends a form with the field `key` here; it
 * leads back to that page with `?confirmed=yes`, or `?confirmed=no` for a key that is unknown or was used.
 */
export const REVIEW_CONFIRM_FORM_PATH = '/api/v1/reviews/confirm/form'

/** The same for scripts; a key that is unknown gives `not-found`, one that was used succeeds. */
export const confirmReview = defineEndpoint({
  method: 'POST',
  path: '/api/v1/reviews/confirm',
  summary: 'Confirms the e-mail of a guest who wrote a review.',
  body: v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({ link: v.string() }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { key: 'Zx0y8m3cW4nS1b9uK2dQ7rT5vL6pA0eHfJgXoIiYtUw' } },
})

export const listOwnReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/own',
  summary: 'Reviews of the user in all their states, the newest first.',
  query: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    itemsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 10),
  }),
  response: v.object({ reviews: v.array(OwnReview), total: Count }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { query: { page: 1 } },
})

/** Whether to remind the user of a review (CALL-031). `error`, with empty texts: of nothing. */
export const getReviewNotification = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/review-notification',
  summary: 'A product that the user got some days ago and has not reviewed.',
  query: v.object({ /** The user's own. */ id: Id }),
  response: v.object({
    status: v.picklist(['success', 'error']),
    /** Picture address with a `{size}` and a `{format}` placeholder. */
    img: v.string(),
    /** Path of the page where the review is written. */
    url: v.string(),
    name: v.string(),
  }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { query: { id: 1 } },
})
