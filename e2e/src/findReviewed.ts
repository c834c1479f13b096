import type { APIRequestContext } from '@playwright/test'

/** A product with its reviews. */
export interface Reviewed {
  link: string
  guid: string
  reviewsCount: number
}

/** The product with the most reviews on the first page of a search. @throws when none has any */
export async function findReviewed(request: APIRequestContext): Promise<Reviewed> {
  const answer = await request.get('/api/v1/listing', {
    params: {
      ...{ listingType: 'search', id: 0, brandId: 0, searchString: 'дрель', sort: 'rating', asc: 'false', page: 1 },
      ...{ filters: '', all: 'false', regionId: 1 },
    },
  })
  const { products } = (await answer.json()) as { products: Reviewed[] }
  const [most] = products.toSorted((a, b) => b.reviewsCount - a.reviewsCount)
  if (!most?.reviewsCount) throw new Error('No product of the search has reviews')
  return most
}
