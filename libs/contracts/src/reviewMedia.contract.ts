import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { ProductTile } from './product.contract.ts'
import { Review, ReviewImage, ReviewVideo } from './review.contract.ts'

/* Photos and videos of reviews: the strip of a product, and the window that goes through them. */

const Guid = v.pipe(v.string(), v.uuid())
const guidExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

/** One review of the window; exactly one of the two names it. `mediaRequestGuid` is for media without a review. */
export const MediaEntry = v.object({ reviewGuid: v.optional(Guid), mediaRequestGuid: v.optional(Guid) })
export type MediaEntry = v.InferOutput<typeof MediaEntry>

/** Media of one or all reviews. */
export const ReviewMedia = v.object({
  /** Each knows its place in `collections`. */
  images: v.array(v.object({ ...ReviewImage.entries, entry: MediaEntry })),
  videos: v.array(v.object({ ...ReviewVideo.entries, entry: MediaEntry })),
  /** Reviews with media, the newest first: what the window goes through. At most 500. */
  collections: v.array(MediaEntry),
})
export type ReviewMedia = v.InferOutput<typeof ReviewMedia>

/** CALL-002. */
export const listReviewMedia = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/media',
  summary: 'Photos and videos of the reviews of a product.',
  query: v.object({
    productGuid: Guid,
    isInGroup: v.optional(v.boolean(), true),
    isCurrentVariant: v.optional(v.boolean(), false),
  }),
  response: ReviewMedia,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 10 },
  example: { query: { productGuid: guidExample, isInGroup: true } },
})

/** One review in the window (CALL-004): `product` has the visitor's prices and marks (MEDIA-015). */
export const getReviewModalInfo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/modal-info',
  summary: 'A review with its media and its product, for the window.',
  query: v.pipe(
    v.object({
      reviewGuid: v.optional(Guid),
      mediaRequestGuid: v.optional(Guid),
      isInGroup: v.optional(v.boolean(), true),
      /** For prices and stock; by default the visitor's active region. */
      regionId: v.optional(RegionId),
    }),
    v.forward(
      v.check(({ reviewGuid, mediaRequestGuid }) => (reviewGuid ?? mediaRequestGuid) !== undefined, 'required'),
      ['reviewGuid'],
    ),
  ),
  response: v.object({
    reviewItem: Review,
    /** Of this review alone. */
    mediaResponse: ReviewMedia,
    /** A full tile; null when the product is not sold any more. */
    product: v.nullable(ProductTile),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { reviewGuid: guidExample, isInGroup: true } },
})
