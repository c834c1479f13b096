import type { ProductDetails } from '@verstak/contracts/product'
import type { Review } from '@verstak/contracts/review'
import { hasPicture } from '@verstak/drawings'
import { imageUrl } from '@verstak/ui-kit/imageUrl'

const PICTURE_SIZE = 560

/** A review as schema.org data; only for reviews that the page shows. */
export function reviewJsonLd({ author, createdAt, productRating, content }: Review) {
  const body = [content.advantages, content.disadvantages, content.comment].filter(Boolean).join('\n')
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name },
    datePublished: createdAt.slice(0, 10),
    ...(body !== '' && { reviewBody: body }),
    // Who has not rated has no rating.
    ...(productRating > 0 && {
      reviewRating: { '@type': 'Rating', ratingValue: productRating, bestRating: 5, worstRating: 1 },
    }),
  }
}

/** A mean of ratings; undefined without reviews, because search engines report that as an error. */
export function aggregateRating(rating: number, count: number) {
  if (count === 0) return undefined
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count, bestRating: 5, worstRating: 1 }
}

/** A product with the reviews that the page shows. @param origin see `Host` */
export function productReviewsJsonLd(
  { name, link, image, brand, productCode }: ProductDetails,
  summary: { rating: number; count: number },
  reviews: readonly Review[],
  origin: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: origin + link,
    ...(hasPicture(image) && { image: origin + imageUrl(image, PICTURE_SIZE, 2) }),
    sku: productCode,
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    aggregateRating: aggregateRating(summary.rating, summary.count),
    review: reviews.length > 0 ? reviews.map(reviewJsonLd) : undefined,
  }
}

/** JSON escaped so that no text in it can end the script element or start a comment. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
