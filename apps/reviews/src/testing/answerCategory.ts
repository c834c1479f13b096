import { CATEGORY_REVIEWS_PER_PAGE, type Review } from '@verstak/contracts/review'
import { PRODUCT_GUID } from './makeReview.ts'
import type { CategoryReviews } from '../category-page/categoryReviewsQuery.ts'

/** What the API answers for the reviews of a category; undefined for a page after the last one. */
export function answerCategory(
  all: readonly Review[],
  { brandId, page = 1 }: { brandId?: number; page?: number },
): CategoryReviews | undefined {
  const pagesCount = Math.ceil(all.length / CATEGORY_REVIEWS_PER_PAGE)
  if (page > Math.max(1, pagesCount)) return undefined
  const product = {
    guid: PRODUCT_GUID,
    id: 1,
    name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
    link: '/product/drel-1/',
    image: '/pictures/v1/drill/bosch/main/{size}.{format}',
    rating: 4.8,
    reviewsCount: all.length,
  }
  return {
    category: { id: 7111, name: 'Дрели', link: '/category/dreli-7111/' },
    brand: brandId ? { id: brandId, name: 'Bosch' } : null,
    canonical: brandId ? `/category/dreli-7111/bosch-${brandId}/otzyvy/` : '/category/dreli-7111/otzyvy/',
    breadcrumbs: [{ name: 'Инструмент', link: '/category/instrument-6474/' }],
    reviews: all
      .slice((page - 1) * CATEGORY_REVIEWS_PER_PAGE, page * CATEGORY_REVIEWS_PER_PAGE)
      .map((review) => ({ ...review, product })),
    page,
    pagesCount,
    total: all.length,
    rating: all.length === 0 ? 0 : 4.8,
  }
}
