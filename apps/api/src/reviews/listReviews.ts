import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { listReviews as endpoint, ReviewsPage } from '@verstak/contracts/review'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { findMostUseful } from './review.sql.ts'
import { countReviews, filtersOf, summaryOf } from './reviewFigures.ts'
import { selectReviewOrder, type ReviewFilter } from './reviewOrder.sql.ts'
import {
  findReviewedProduct,
  selectCharacteristicMeans,
  selectReviewCounts,
  selectRevision,
} from './reviewScope.sql.ts'
import { readReviews } from './readReviews.ts'

/** Votes change the order by usefulness: a short list follows at once, a long one after a minute. */
const SHORT_LIST = 500
const USEFULNESS_AGE_MS = 60_000

type Query = EndpointQuery<typeof endpoint>

/** @param userId whose votes it shows; null = the answer is everybody's. @throws DomainError `not-found` */
export async function listReviews(
  { db, reviewPositions }: Pick<Services, 'db' | 'reviewPositions'>,
  query: Query,
  userId: number | null,
): Promise<ReviewsPage> {
  const product = await findReviewedProduct(db, query.productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  const { id, group_ids: groupIds } = product
  const shownIds = query.isInGroup && !query.isCurrentVariant ? groupIds : [id]
  const [groupRows, revision, means] = await Promise.all([
    selectReviewCounts(db, groupIds),
    selectRevision(db, shownIds),
    query.withTotal ? selectCharacteristicMeans(db, shownIds) : [],
  ])
  const rows = groupRows.filter(({ product_id }) => shownIds.includes(product_id))
  const { page, itemsPerPage, hideThirdPartyReviews } = query
  const total = countReviews(rows, query)
  const places = placesOf(query, total)
  const filter = filterOf(query)
  const order =
    total === 0 || places.from >= total
      ? []
      : await reviewPositions.get(
          [query.sortBy, JSON.stringify(filter), shownIds].join(' '),
          { revision, ...(query.sortBy === 'usefulness' && { maxAgeMs: total > SHORT_LIST ? USEFULNESS_AGE_MS : 0 }) },
          () => selectReviewOrder(db, shownIds, filter, query.sortBy),
        )
  const ids = [...order.slice(...sliceOf(query, places, order.length))]
  if (query.sortDirection === 'asc') ids.reverse()
  const useful = (productIds: number[]) =>
    query.withMostUseful ? findMostUseful(db, productIds, hideThirdPartyReviews) : null
  const [groupBest, productBest] = await Promise.all([useful(groupIds), useful([id])])
  const read = await readReviews(
    db,
    [...new Set([...ids, ...[groupBest, productBest].flatMap((best) => best ?? [])])],
    userId,
  )
  const byId = new Map(read.map(({ row, review }) => [row.id, review]))
  const everything = { hideThirdPartyReviews }
  return {
    reviews: ids.flatMap((reviewId) => byId.get(reviewId) ?? []),
    filters: filtersOf(rows, query),
    pagination: {
      page,
      itemsPerPage,
      isLast: places.from + itemsPerPage >= total,
      ...(query.withTotal && { total, pagesCount: Math.ceil(total / itemsPerPage) }),
    },
    mostUsefulReviews: {
      groupReview: (groupBest !== null && byId.get(groupBest)) || null,
      productReview: (productBest !== null && byId.get(productBest)) || null,
    },
    reviewsCount: {
      group: countReviews(groupRows, everything),
      current: countReviews(
        groupRows.filter(({ product_id }) => product_id === id),
        everything,
      ),
    },
    ...(query.withTotal && { summary: summaryOf(rows, means, product.rating_names) }),
  }
}

const filterOf = ({ rating, withImages, withComments, hideThirdPartyReviews }: Query): ReviewFilter => ({
  rating,
  withImages,
  withComments,
  hideThirdPartyReviews,
})

/** Places of a page in the list as it is read. */
const placesOf = ({ page, itemsPerPage }: Query, total: number) => ({
  from: (page - 1) * itemsPerPage,
  to: Math.min(page * itemsPerPage, total),
})

/** The same in the stored order, which has the best first. */
function sliceOf(
  { sortDirection }: Query,
  { from, to }: { from: number; to: number },
  length: number,
): [number, number] {
  return sortDirection === 'desc' ? [from, to] : [Math.max(0, length - to), Math.max(0, length - from)]
}
