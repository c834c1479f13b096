import type { APIRequestContext } from '@playwright/test'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listReviewMedia } from '@verstak/contracts/reviewMedia'

/** A product with its reviews. */
export interface Reviewed {
  link: string
  guid: string
  reviewsCount: number
}

/** The product with the most reviews on the first page of a search, or with photos besides. @throws when there is none */
export async function findReviewed(request: APIRequestContext, { hasPhotos = false } = {}): Promise<Reviewed> {
  const answer = await request.get('/api/v1/listing', {
    params: {
      ...{ listingType: 'search', id: 0, brandId: 0, searchString: 'дрель', sort: 'rating', asc: 'false', page: 1 },
      ...{ filters: '', all: 'false', regionId: 1 },
    },
  })
  const { products } = (await answer.json()) as { products: Reviewed[] }
  for (const product of products.toSorted((a, b) => b.reviewsCount - a.reviewsCount)) {
    if (product.reviewsCount > 0 && (!hasPhotos || (await arePhotosOf(request, product)))) return product
  }
  throw new Error('No product of the search has such reviews')
}

async function arePhotosOf(request: APIRequestContext, { guid }: Reviewed): Promise<boolean> {
  const answer = await request.get(listReviewMedia.path, { params: { productGuid: guid } })
  return ((await answer.json()) as EndpointResponse<typeof listReviewMedia>).images.length > 0
}
