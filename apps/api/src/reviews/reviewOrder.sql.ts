import type { ReviewSort } from '@verstak/contracts/review'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Which reviews of products a list has. */
export interface ReviewFilter {
  rating?: number | undefined
  withImages?: boolean | undefined
  withComments?: boolean | undefined
  hideThirdPartyReviews: boolean
}

const BY_SORT: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  createdAt: sql`r.created_at desc, r.id desc`,
  rating: sql`r.rating desc, r.created_at desc, r.id desc`,
  usefulness: sql`r.usefulness desc, r.created_at desc, r.id desc`,
}

/** Ids of all reviews of a list, the best or newest first. */
export async function selectReviewOrder(
  db: Queryable,
  productIds: readonly number[],
  { rating, withImages = false, withComments = false, hideThirdPartyReviews }: ReviewFilter,
  sort: ReviewSort,
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(r.id order by ${BY_SORT[sort]}) as ids from review r
    where r.product_id = any(${productIds}::int[]) and r.state = 'approved'
      and (${rating ?? null}::int is null or r.rating = ${rating ?? null}::int)
      and (not ${withImages}::boolean or r.has_images)
      and (not ${withComments}::boolean or r.has_comment)
      and not (${hideThirdPartyReviews}::boolean and r.is_third_party)`.execute(db)
  return rows[0]?.ids ?? []
}

/** Products of a category, or of one brand in it. */
export interface CategoryScope {
  lft: number
  rgt: number
  brandId: number | null
}

const productsOf = ({ lft, rgt, brandId }: CategoryScope) =>
  sql`p.category_lft between ${lft} and ${rgt} and p.is_active and (${brandId}::int is null or p.brand_id = ${brandId}::int)`

/** Ids of all reviews of a category, the newest first. */
export async function selectCategoryOrder(db: Queryable, scope: CategoryScope): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select array_agg(r.id order by r.created_at desc, r.id desc) as ids
    from product p join review r on r.product_id = p.id and r.state = 'approved'
    where p.reviews > 0 and ${productsOf(scope)}`.execute(db)
  return rows[0]?.ids ?? []
}

/** Sums over the reviews of a category. */
export async function selectCategoryTotals(
  db: Queryable,
  scope: CategoryScope,
): Promise<{ count: number; sum: number }> {
  const { rows } = await sql<{ count: number; sum: number }>`
    select coalesce(sum(c.count), 0)::int as count, coalesce(sum(c.count * c.rating), 0)::int as sum
    from product p join review_count c on c.product_id = p.id
    where p.reviews > 0 and ${productsOf(scope)}`.execute(db)
  return rows[0]!
}
