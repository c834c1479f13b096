import { categoryAddress, categoryBrandAddress, productAddress } from '@verstak/contracts/address'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { CATEGORY_REVIEWS_PER_PAGE, type listCategoryReviews as endpoint } from '@verstak/contracts/review'
import { breadcrumbsTo } from '../catalogue/breadcrumbs.ts'
import { DomainError, notFound } from '../DomainError.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { Services } from '../services.ts'
import type { ReviewRow } from './review.sql.ts'
import { selectCategoryOrder, selectCategoryTotals } from './reviewOrder.sql.ts'
import { readReviews } from './readReviews.ts'

/** Two changes that leave the number and the sum of the ratings as they were are seen after that time. */
const ORDER_AGE_MS = 60_000

/** @throws DomainError `not-found` for an unknown category or brand, `page-out-of-range` */
export async function listCategoryReviews(
  { db, index, reviewPositions }: Pick<Services, 'db' | 'index' | 'reviewPositions'>,
  { categoryId, brandId, page }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const state = await index.read()
  const category = state.categoryById.get(categoryId)
  if (!category) throw notFound('categoryId', `Category ${categoryId} is not known.`)
  const brand =
    brandId === undefined
      ? null
      : await db.selectFrom('brand').select(['id', 'name', 'slug']).where('id', '=', brandId).executeTakeFirst()
  if (brand === undefined) throw notFound('brandId', `Brand ${brandId} is not known.`)
  const scope = { lft: category.lft, rgt: category.rgt, brandId: brand?.id ?? null }
  const { count: total, sum } = await selectCategoryTotals(db, scope)
  const pagesCount = Math.max(1, Math.ceil(total / CATEGORY_REVIEWS_PER_PAGE))
  if (page > pagesCount) throw new DomainError('page-out-of-range')
  const order = await reviewPositions.get(
    `category ${category.id} ${category.lft} ${category.rgt} ${scope.brandId}`,
    { revision: total * 10 + sum, maxAgeMs: ORDER_AGE_MS },
    () => selectCategoryOrder(db, scope),
  )
  const from = (page - 1) * CATEGORY_REVIEWS_PER_PAGE
  const read = await readReviews(db, [...order.slice(from, from + CATEGORY_REVIEWS_PER_PAGE)])
  const { id, name, slug } = category
  const link = categoryAddress(slug, id)
  return {
    category: { id, name, link },
    brand: brand && { id: brand.id, name: brand.name },
    canonical: `${brand ? categoryBrandAddress(slug, id, brand.slug, brand.id) : link}otzyvy/`,
    breadcrumbs: breadcrumbsTo(state, id),
    reviews: read.map(({ row, review }) => ({ ...review, product: productOf(row) })),
    page,
    pagesCount,
    total,
    rating: total === 0 ? 0 : Math.round((sum / total) * 10) / 10,
  }
}

const productOf = (row: ReviewRow) => ({
  guid: row.product_guid,
  id: row.product_id,
  name: row.product_name,
  link: productAddress(row.product_slug, row.product_id),
  image: pictureOf(row.product_picture),
  rating: row.product_rating,
  reviewsCount: row.product_reviews,
})
