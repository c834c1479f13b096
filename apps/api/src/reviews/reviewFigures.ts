import type { ReviewFilters, ReviewSummary } from '@verstak/contracts/review'
import type { ReviewFilter } from './reviewOrder.sql.ts'
import type { ReviewCountRow, selectCharacteristicMeans } from './reviewScope.sql.ts'

const RATINGS = [5, 4, 3, 2, 1]

const tenths = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10)

const fits = (row: ReviewCountRow, { rating, withImages, withComments, hideThirdPartyReviews }: ReviewFilter) =>
  (rating === undefined || row.rating === rating) &&
  (!withImages || row.has_images) &&
  (!withComments || row.has_comment) &&
  (!hideThirdPartyReviews || !row.is_third_party)

/** How many reviews a filter leaves. */
export const countReviews = (rows: readonly ReviewCountRow[], filter: ReviewFilter): number =>
  rows.reduce((sum, row) => (fits(row, filter) ? sum + row.count : sum), 0)

/** Each count is of the reviews that its option would show beside the other chosen filters. */
export const filtersOf = (rows: readonly ReviewCountRow[], filter: ReviewFilter): ReviewFilters => ({
  ratings: RATINGS.map((rating) => ({ rating, count: countReviews(rows, { ...filter, rating }) })),
  withImages: { count: countReviews(rows, { ...filter, withImages: true }) },
  withComments: { count: countReviews(rows, { ...filter, withComments: true }) },
})

/** Figures whatever the filters. @param names of the category's named ratings, which come first, in their order */
export function summaryOf(
  rows: readonly ReviewCountRow[],
  means: Awaited<ReturnType<typeof selectCharacteristicMeans>>,
  names: readonly string[],
): ReviewSummary {
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.count * row.rating, 0)
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const ordered = means.toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
  return {
    rating: tenths(stars, count),
    count,
    purchasedCount: rows.reduce((sum, row) => (row.is_purchased ? sum + row.count : sum), 0),
    averages: ordered.map(({ name, count: votes, sum }) => ({ name, rating: tenths(sum, votes), count: votes })),
  }
}
