import type { Review, ReviewsPage } from '@verstak/contracts/review'
import { guidOf } from '@verstak/testing/factories'

/** Product of the reviews in tests and stories. */
export const PRODUCT_GUID = guidOf(1)

/** A review; its guid ends with its place. */
export function makeReview(place = 1, changes: Partial<Review> = {}): Review {
  return {
    guid: guidOf(1000 + place),
    productGuid: PRODUCT_GUID,
    groupProduct: { name: 'Дрель-шуруповёрт Bosch GSR 18V-50', link: '/product/drel-1/' },
    author: { name: `Андрей ${place}`, city: 'Москва' },
    createdAt: '2026-11-12T09:30:00+03:00',
    productRating: 5,
    experience: 'few_months',
    isPurchasedInVi: true,
    isThirdParty: false,
    content: {
      advantages: 'Лёгкий, с батареей полтора килограмма.',
      disadvantages: 'Заряжается около часа.',
      comment: `Собрал кухню и террасу, отзыв ${place}.`,
      reasonToBuy: 'Сборка мебели',
    },
    characteristicRatings: [
      { name: 'Качество', rating: 5 },
      { name: 'Мощность', rating: 4 },
    ],
    images: [],
    videos: [],
    voteStatistics: { likes: 27, dislikes: 2, userVotingType: 'none' },
    answersCount: 0,
    ...changes,
  }
}

/** `count` reviews, the newest first, with all ratings but 2. */
export const makeReviews = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) =>
    makeReview(index + 1, {
      productRating: [5, 5, 4, 5, 3, 1][index % 6]!,
      createdAt: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString(),
      content: {
        ...{ advantages: 'Лёгкий, с батареей полтора килограмма.', disadvantages: 'Заряжается около часа.' },
        comment: index % 2 === 0 ? `Собрал кухню и террасу, отзыв ${index + 1}.` : '',
        reasonToBuy: '',
      },
      voteStatistics: { likes: (index * 7) % 40, dislikes: index % 3, userVotingType: 'none' },
      isThirdParty: index % 5 === 4,
      images: index % 4 === 0 ? [pictureOf(index * 2), pictureOf(index * 2 + 1)] : [],
      videos: index % 8 === 0 ? [{ url: `/files/video-${index}.mp4`, preview: drawingOf('#30363C') }] : [],
    }),
  )

const COLORS = ['#C99F6B', '#A9B4B6', '#C3C1BA', '#9DB083', '#DBB686']

const pictureOf = (index: number) => ({
  url: `/files/photo-${index}.webp`,
  preview: drawingOf(COLORS[index % COLORS.length]!),
  width: 400,
  height: 300,
})

/** A picture that needs no server. */
const drawingOf = (color: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='${encodeURIComponent(color)}' d='M0 0h4v3H0z'/%3E%3C/svg%3E`

interface ListQuery {
  sortBy?: 'rating' | 'createdAt' | 'usefulness'
  sortDirection?: 'asc' | 'desc'
  itemsPerPage?: number
  page?: number
  isCurrentVariant?: boolean
  productGuid: string
  rating?: number
  withImages?: boolean
  withComments?: boolean
}

/** What the API answers for a list of reviews: its rules, without a database. */
export function answerReviews(all: readonly Review[], query: ListQuery): ReviewsPage {
  const { sortBy = 'createdAt', sortDirection = 'desc', itemsPerPage = 4, page = 1, productGuid } = query
  const own = all.filter((review) => review.productGuid === productGuid)
  const tab = query.isCurrentVariant ? own : all
  const hasComment = ({ content }: Review) => content.comment !== ''
  const found = (skipped?: 'rating' | 'withImages' | 'withComments') =>
    tab.filter(
      (review) =>
        (skipped === 'rating' || !query.rating || review.productRating === query.rating) &&
        (skipped === 'withImages' || !query.withImages || review.images.length > 0) &&
        (skipped === 'withComments' || !query.withComments || hasComment(review)),
    )
  const keyOf = ({ productRating, createdAt, voteStatistics }: Review) =>
    sortBy === 'rating'
      ? productRating
      : sortBy === 'createdAt'
        ? Date.parse(createdAt)
        : voteStatistics.likes - voteStatistics.dislikes
  const sorted = found().toSorted((a, b) => (sortDirection === 'asc' ? keyOf(a) - keyOf(b) : keyOf(b) - keyOf(a)))
  const useful = (reviews: readonly Review[]) =>
    reviews.toSorted((a, b) => b.voteStatistics.likes - a.voteStatistics.likes)[0] ?? null
  const pagesCount = Math.ceil(sorted.length / itemsPerPage)
  const sum = tab.reduce((total, { productRating }) => total + productRating, 0)
  return {
    reviews: sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    filters: {
      ratings: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        count: found('rating').filter(({ productRating }) => productRating === rating).length,
      })),
      withImages: { count: found('withImages').filter(({ images }) => images.length > 0).length },
      withComments: { count: found('withComments').filter(hasComment).length },
    },
    pagination: { page, itemsPerPage, isLast: page >= pagesCount, total: sorted.length, pagesCount },
    mostUsefulReviews: { groupReview: useful(all), productReview: useful(own) },
    reviewsCount: { group: all.length, current: own.length },
    summary: {
      rating: tab.length === 0 ? 0 : Math.round((sum / tab.length) * 10) / 10,
      count: tab.length,
      purchasedCount: tab.filter(({ isPurchasedInVi }) => isPurchasedInVi).length,
      averages: [
        { name: 'Качество', rating: 4.9, count: tab.length },
        { name: 'Мощность', rating: 4.8, count: tab.length },
      ],
    },
  }
}
