import { aggregateRating, reviewJsonLd } from '../product-pages/reviewsJsonLd.ts'
import type { CategoryReviews } from './categoryReviewsQuery.ts'

/**
 * The products that the page has reviews of, each with its mean and with those of its reviews that stand on the page.
 *
 * @param origin see `Host`
 */
export function categoryReviewsJsonLd({ reviews }: CategoryReviews, origin: string) {
  const byProduct = Map.groupBy(reviews, ({ product }) => product.id)
  return {
    '@context': 'https://schema.org',
    '@graph': [...byProduct.values()].map((own) => {
      const { name, link, rating, reviewsCount } = own[0]!.product
      return {
        '@type': 'Product',
        name,
        url: origin + link,
        aggregateRating: aggregateRating(rating, reviewsCount),
        review: own.map(reviewJsonLd),
      }
    }),
  }
}
