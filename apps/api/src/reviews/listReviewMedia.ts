import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { MediaEntry, ReviewMedia, listReviewMedia as endpoint } from '@verstak/contracts/reviewMedia'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectIdsWithMedia } from './review.sql.ts'
import { findReviewedProduct } from './reviewScope.sql.ts'
import { readReviews, type ReadReview } from './readReviews.ts'

/** Reviews that the window goes through. */
const MAX_COLLECTIONS = 500

/** Media of published reviews. @throws DomainError `not-found` */
export async function listReviewMedia(
  { db }: Pick<Services, 'db'>,
  { productGuid, isInGroup, isCurrentVariant }: EndpointQuery<typeof endpoint>,
): Promise<ReviewMedia> {
  const product = await findReviewedProduct(db, productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  const productIds = isInGroup && !isCurrentVariant ? product.group_ids : [product.id]
  return mediaOf(await readReviews(db, await selectIdsWithMedia(db, productIds, MAX_COLLECTIONS)))
}

/** Media of reviews, each with its place. */
export function mediaOf(reviews: readonly Pick<ReadReview, 'review'>[]): ReviewMedia {
  const entryOf = (reviewGuid: string): MediaEntry => ({ reviewGuid })
  return {
    images: reviews.flatMap(({ review: { guid, images } }) =>
      images.map((image) => ({ ...image, entry: entryOf(guid) })),
    ),
    videos: reviews.flatMap(({ review: { guid, videos } }) =>
      videos.map((video) => ({ ...video, entry: entryOf(guid) })),
    ),
    collections: reviews.map(({ review: { guid } }) => entryOf(guid)),
  }
}
