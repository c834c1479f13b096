import type { APIRequestContext } from '@playwright/test'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { getProduct } from '@verstak/contracts/product'
import { listReviewMedia } from '@verstak/contracts/reviewMedia'

/** A product with its reviews. */
export interface Reviewed {
  id: number
  link: string
  guid: string
  reviewsCount: number
}

/**
 * The product with the most reviews on the first page of a search, or with photos besides, and its category.
 * @throws when there is none
 */
export async function findReviewed(
  request: APIRequestContext,
  { hasPhotos = false, search = 'дрель' } = {},
): Promise<Reviewed & { categoryLink: string }> {
  const answer = await request.get('/api/v1/listing', {
    params: {
      ...{ listingType: 'search', id: 0, brandId: 0, searchString: search, sort: 'rating', asc: 'false', page: 1 },
      ...{ filters: '', all: 'false', regionId: 1 },
    },
  })
  const { products } = (await answer.json()) as { products: Reviewed[] }
  for (const product of products.toSorted((a, b) => b.reviewsCount - a.reviewsCount)) {
    if (product.reviewsCount > 0 && (!hasPhotos || (await arePhotosOf(request, product))))
      return { ...product, categoryLink: await categoryOf(request, product) }
  }
  throw new Error('No product of the search has such reviews')
}

async function arePhotosOf(request: APIRequestContext, { guid }: Reviewed): Promise<boolean> {
  const answer = await request.get(listReviewMedia.path, { params: { productGuid: guid } })
  return ((await answer.json()) as EndpointResponse<typeof listReviewMedia>).images.length > 0
}

async function categoryOf(request: APIRequestContext, { id }: Reviewed): Promise<string> {
  const answer = await request.get(getProduct.path, { params: { productId: id, regionId: 1 } })
  const { breadcrumbs } = (await answer.json()) as EndpointResponse<typeof getProduct>
  return breadcrumbs.at(-1)!.link
}
