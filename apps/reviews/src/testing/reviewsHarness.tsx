import { ApiError } from '@verstak/api-client/ApiError'
import type { Layout } from '@verstak/contracts/layout'
import { getProduct, type ProductDetails } from '@verstak/contracts/product'
import { listOwnVotes, listReviews, saveVote, type Review } from '@verstak/contracts/review'
import { getReviewModalInfo, listReviewMedia, type ReviewMedia } from '@verstak/contracts/reviewMedia'
import type { WidgetProps } from '@verstak/contracts/widget'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductDetails, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createRoutes } from '../routes.tsx'
import { answerReviews, makeReviews } from './makeReview.ts'

export interface ReviewsHarnessInput {
  layout?: Layout
  user?: 'private'
  reviews?: readonly Review[]
  product?: Partial<ProductDetails>
  /** Status of the calls that fail, by the path of their endpoint. */
  failures?: Record<string, number>
  /** Photos and videos do not come. */
  isMediaSlow?: boolean
}

/** The remote as the shell would hold it, on an API without a network; for tests and stories. */
export function createReviewsHarness(input: ReviewsHarnessInput = {}) {
  const { layout = 'desktop', user, failures = {} } = input
  let reviews = [...(input.reviews ?? makeReviews(30))]
  const fail = ({ path }: { path: string }) => {
    const status = failures[path]
    if (status) throw new ApiError('unavailable', status)
  }
  const findReview = (guid: string | undefined) => {
    const review = reviews.find((one) => one.guid === guid)
    if (!review) throw new ApiError('not-found', 404)
    return review
  }
  const api = createFakeApi()
    .on(getProduct, () => makeProductDetails(input.product))
    .on(listReviews, ({ query }) => {
      fail(listReviews)
      return answerReviews(reviews, query)
    })
    .on(listReviewMedia, ({ query }) => {
      fail(listReviewMedia)
      if (input.isMediaSlow) return new Promise<never>(() => undefined)
      return mediaOf(reviews.filter(({ productGuid }) => !query.isCurrentVariant || productGuid === query.productGuid))
    })
    .on(getReviewModalInfo, ({ query }) => {
      fail(getReviewModalInfo)
      const reviewItem = findReview(query.reviewGuid)
      return { reviewItem, mediaResponse: mediaOf([reviewItem]), product: makeProductTile() }
    })
    .on(listOwnVotes, () => ({ votes: [] }))
    .on(saveVote, ({ body: { guid, action } }) => {
      fail(saveVote)
      const voteStatistics = voteAfter(findReview(guid).voteStatistics, action)
      reviews = reviews.map((review) => (review.guid === guid ? { ...review, voteStatistics } : review))
      return { voteStatistics }
    })
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    ...(user && { user }),
    isServed: () => true,
    widgets: { 'cart/AddToCart': CartButton },
  })
  return { api, host, routes: createRoutes(host), failures }
}

export type ReviewsHarness = ReturnType<typeof createReviewsHarness>

/** As the server counts. */
function voteAfter(before: Review['voteStatistics'], action: 'like' | 'dislike'): Review['voteStatistics'] {
  const after = { ...before }
  if (before.userVotingType !== 'none') after[`${before.userVotingType}s`] -= 1
  after.userVotingType = before.userVotingType === action ? 'none' : action
  if (after.userVotingType !== 'none') after[`${action}s`] += 1
  return after
}

function mediaOf(reviews: readonly Review[]): ReviewMedia {
  const withMedia = reviews.filter(({ images, videos }) => images.length + videos.length > 0)
  const entryOf = ({ guid }: Review) => ({ reviewGuid: guid })
  return {
    images: withMedia.flatMap((review) => review.images.map((image) => ({ ...image, entry: entryOf(review) }))),
    videos: withMedia.flatMap((review) => review.videos.map((video) => ({ ...video, entry: entryOf(review) }))),
    collections: withMedia.map(entryOf),
  }
}

const CartButton = ({ product }: WidgetProps['cart/AddToCart']) => <button>{`В корзину ${product.id}`}</button>
