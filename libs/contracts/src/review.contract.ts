import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** Page sizes that the list of reviews offers; the first is its default (REVIEW-032). */
export const REVIEW_PAGE_SIZES = [10, 20, 40, 60] as const
/** Reviews below a product until the visitor picks a page size (REVIEW-033). */
export const FIRST_REVIEWS = 4

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Page = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
/** 1 to 5; 0 = not rated. */
const Rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
const productExample = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

/** Whole stars, 1 to 5. */
export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

/** How long the author has used the product (REVIEW-007); for browsers, where the schema would bring its library. */
export const EXPERIENCES = ['less_than_month', 'few_months', 'more_than_year'] as const
/** One of them. */
export const Experience = v.picklist(EXPERIENCES)
export type Experience = v.InferOutput<typeof Experience>

/** What a visitor thinks of a review. */
export const VoteAction = v.picklist(['like', 'dislike'])
export type VoteAction = v.InferOutput<typeof VoteAction>

/** REVIEW-014. */
export const VoteStatistics = v.object({
  likes: Count,
  dislikes: Count,
  /** `none` in answers that visitors share: see `listReviews`. */
  userVotingType: v.picklist(['like', 'dislike', 'none']),
})
export type VoteStatistics = v.InferOutput<typeof VoteStatistics>

/** Photo of a review. */
export const ReviewImage = v.object({
  url: v.string(),
  /** The same in the size of a thumbnail. */
  preview: v.optional(v.string()),
  /** Pixels of `url`. */
  width: v.optional(Count),
  height: v.optional(Count),
})
export type ReviewImage = v.InferOutput<typeof ReviewImage>

/** Video of a review; its address serves ranges. */
export const ReviewVideo = v.object({
  url: v.string(),
  /** Its poster. */
  preview: v.string(),
})
export type ReviewVideo = v.InferOutput<typeof ReviewVideo>

/** The four texts of a review, plain text; '' = not written (REVIEW-010). */
export const ReviewContent = v.object({
  advantages: v.string(),
  disadvantages: v.string(),
  comment: v.string(),
  reasonToBuy: v.string(),
})
export type ReviewContent = v.InferOutput<typeof ReviewContent>

/** REVIEW-003…014. All texts of authors are plain text. */
export const Review = v.object({
  guid: Guid,
  productGuid: Guid,
  /** The reviewed product. */
  groupProduct: v.object({ name: v.string(), link: v.string() }),
  /** `city` may be ''. */
  author: v.object({ name: v.string(), city: v.string() }),
  /** ISO time with its zone. */
  createdAt: v.string(),
  productRating: Rating,
  /** One of {@link Experience}; unknown ones are not shown. */
  experience: v.optional(v.nullable(v.string())),
  isPurchasedInVi: v.boolean(),
  isThirdParty: v.boolean(),
  content: ReviewContent,
  characteristicRatings: v.array(v.object({ name: v.string(), rating: Rating })),
  images: v.array(ReviewImage),
  videos: v.array(ReviewVideo),
  voteStatistics: VoteStatistics,
  /** Published answers to it: `listDiscussions` with its guid as `reviewGuid`. */
  answersCount: v.optional(Count),
})
export type Review = v.InferOutput<typeof Review>

/** Which page of a list this is. */
export const ReviewPagination = v.object({
  page: Page,
  itemsPerPage: Count,
  isLast: v.boolean(),
  /** Reviews under the chosen filters, and their pages. Only with `withTotal`. */
  total: v.optional(Count),
  pagesCount: v.optional(Count),
})
export type ReviewPagination = v.InferOutput<typeof ReviewPagination>

/** Options of the filters; a count is what choosing the option would show beside the other chosen filters. */
export const ReviewFilters = v.object({
  /** From 5 to 1, all five. */
  ratings: v.array(v.object({ rating: Stars, count: Count })),
  withImages: v.object({ count: Count }),
  withComments: v.object({ count: Count }),
})
export type ReviewFilters = v.InferOutput<typeof ReviewFilters>

/** Figures over all reviews of the tab, whatever the filters. */
export const ReviewSummary = v.object({
  /** Mean of 1…5, one decimal; 0 without reviews. */
  rating: Rating,
  count: Count,
  /** By buyers of the shop. */
  purchasedCount: Count,
  /** Means of the named ratings, one decimal. */
  averages: v.array(v.object({ name: v.string(), rating: Rating, count: Count })),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

/** REVIEW-021…023. */
export const ReviewSort = v.picklist(['rating', 'createdAt', 'usefulness'])
export type ReviewSort = v.InferOutput<typeof ReviewSort>
/** The default is the best or newest first. */
export const SortDirection = v.picklist(['asc', 'desc'])
export type SortDirection = v.InferOutput<typeof SortDirection>

/** What a list of reviews is asked by (CALL-003, REVIEW-031). */
export const ReviewsQuery = v.object({
  productGuid: Guid,
  sortBy: v.optional(ReviewSort, 'createdAt'),
  sortDirection: v.optional(SortDirection, 'desc'),
  itemsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), FIRST_REVIEWS),
  page: v.optional(Page, 1),
  /** Reviews of all variants of the product, too. */
  isInGroup: v.optional(v.boolean(), true),
  /** Only of this variant, even with `isInGroup`. */
  isCurrentVariant: v.optional(v.boolean(), false),
  withTotal: v.optional(v.boolean(), false),
  withMostUseful: v.optional(v.boolean(), false),
  hideThirdPartyReviews: v.optional(v.boolean(), false),
  rating: v.optional(Stars),
  withImages: v.optional(v.boolean()),
  withComments: v.optional(v.boolean()),
})

/** A page of reviews. A page beyond the last one is empty. */
export const ReviewsPage = v.object({
  reviews: v.array(Review),
  filters: ReviewFilters,
  pagination: ReviewPagination,
  /** Null without reviews that anybody found useful, and without `withMostUseful`. */
  mostUsefulReviews: v.object({ groupReview: v.nullable(Review), productReview: v.nullable(Review) }),
  reviewsCount: v.object({ group: Count, current: Count }),
  /** Only with `withTotal`. */
  summary: v.optional(ReviewSummary),
})
export type ReviewsPage = v.InferOutput<typeof ReviewsPage>

/**
 * Guests share the answer, so that pages can be rendered and cached for all of them; `userVotingType` is then always
 * `none`: the browser asks `listOwnVotes` besides. A user with a session gets his own.
 */
export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews',
  summary: 'A page of the published reviews of a product, with filters, counts and the most useful ones.',
  query: ReviewsQuery,
  response: ReviewsPage,
  errors: ['not-found'],
  cache: { scope: 'buyer', maxAge: 10 },
  example: { query: { productGuid: productExample, sortBy: 'createdAt', sortDirection: 'desc', page: 1 } },
})

/** Reviews on a page of a category. */
export const CATEGORY_REVIEWS_PER_PAGE = 20

/** Product of a review where the page is not its own. */
export const ReviewedProduct = v.object({
  guid: Guid,
  id: Id,
  name: v.string(),
  link: v.string(),
  /** Picture address with a `{size}` and a `{format}` placeholder. */
  image: v.string(),
  rating: Rating,
  reviewsCount: Count,
})
export type ReviewedProduct = v.InferOutput<typeof ReviewedProduct>

/** Newest first. A page beyond the last gives `page-out-of-range`; the first page of no reviews is empty. */
export const listCategoryReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/category',
  summary: 'A page of the reviews of the products of a category, or of one brand in it.',
  query: v.object({ categoryId: Id, brandId: v.optional(Id), page: v.optional(Page, 1) }),
  response: v.object({
    category: v.object({ id: Id, name: v.string(), link: v.string() }),
    brand: v.nullable(v.object({ id: Id, name: v.string() })),
    /** Path of page 1 with the correct slugs. */
    canonical: v.string(),
    breadcrumbs: v.array(v.object({ name: v.string(), link: v.string() })),
    reviews: v.array(v.object({ ...Review.entries, product: ReviewedProduct })),
    page: Page,
    pagesCount: Count,
    total: Count,
    /** Mean of all of them, one decimal; 0 without reviews. */
    rating: Rating,
  }),
  errors: ['not-found', 'page-out-of-range'],
  cache: { scope: 'public', maxAge: 60 },
  example: { query: { categoryId: 7111, page: 1 } },
})

/** What this visitor has voted, the newest first, at most 500: of the user, else of the guest's cookie. */
export const listOwnVotes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reviews/own-votes',
  summary: 'Votes of the visitor for reviews.',
  response: v.object({ votes: v.array(v.object({ guid: Guid, action: VoteAction })) }),
  errors: [],
  cache: { scope: 'personal' },
})

/** The same action again clears the vote (CALL-005). A guest gets the cookie of his votes with the first one. */
export const saveVote = defineEndpoint({
  method: 'POST',
  path: '/api/product/review/save-vote',
  summary: 'Sets, changes or clears the vote of the visitor for a review.',
  body: v.object({ guid: Guid, action: VoteAction }),
  response: v.object({ voteStatistics: VoteStatistics }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { guid: productExample, action: 'like' } },
})

/** Action of the form that votes without scripts (fields `guid`, `action`) and leads back to its page. */
export const REVIEW_VOTE_FORM_PATH = '/api/product/review/save-vote/form'
