import { readApiError } from '@verstak/api-client/readApiError'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Host } from '@verstak/host'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { remote } from '../../remote.config.ts'
import { categoryReviewsQuery, type CategoryReviewsAddress } from './categoryReviewsQuery.ts'

/** Loads a page of the reviews of a category; a page after the last one is not there (404). */
export function categoryReviewsLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<CategoryReviewsAddress> => {
    const params = matchPatterns(remote.routes, new URL(request.url).pathname)?.params
    if (!params?.['categoryId']) throw data(null, { status: 404 })
    const address = {
      categoryId: Number(params['categoryId']),
      brandId: Number(params['brandId'] ?? 0),
      page: Number(params['pageId'] ?? 1),
    }
    try {
      await queryClient.ensureQueryData(categoryReviewsQuery(call, address))
    } catch (error) {
      if (readApiError(error)?.code === 'page-out-of-range') throw data(null, { status: 404 })
      throw error
    }
    return address
  }
}
