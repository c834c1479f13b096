import { queryOptions } from '@tanstack/react-query'
import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import { listReviews, type ReviewsPage } from '@verstak/contracts/review'
import { listReviewMedia, type ReviewMedia } from '@verstak/contracts/reviewMedia'
import type { Host } from '@verstak/host'
import type { ReviewParams } from './reviewParams.ts'

/** A page of the list of one product. */
export interface ReviewsInput extends ReviewParams {
  productGuid: string
  /** Reviews of a page that the visitor has not picked. */
  defaultSize: number
  page: number
}

/** Status of a server that took too long (FAULT-001, FAULT-002). */
const TIMED_OUT = 408

const troubleOf = (error: unknown): 'trouble' => {
  if (readApiError(error)?.status === TIMED_OUT) return 'trouble'
  throw error
}

/** One page of reviews; `trouble` when the server took too long. */
export function reviewsQuery(call: ApiCall, input: ReviewsInput) {
  const { productGuid, isCurrentVariant, sortBy, sortDirection, rating, withImages, withComments, page } = input
  const query = {
    sortBy,
    sortDirection,
    itemsPerPage: input.itemsPerPage ?? input.defaultSize,
    page,
    productGuid,
    isInGroup: true,
    withTotal: true,
    withMostUseful: page === 1,
    hideThirdPartyReviews: false,
    isCurrentVariant,
    ...(rating !== 0 && { rating }),
    ...(withImages && { withImages }),
    ...(withComments && { withComments }),
  }
  const { queryKey } = endpointQuery(call, listReviews, { query })
  return queryOptions<ReviewsPage | 'trouble'>({
    queryKey: [...queryKey],
    queryFn: ({ signal }) => call(listReviews, { query }, { signal }).catch(troubleOf),
  })
}

/** Photos and videos of buyers; `trouble` when the server took too long, null after any other failure (FAULT-003). */
export function reviewMediaQuery(call: ApiCall, productGuid: string, isCurrentVariant: boolean) {
  const query = { productGuid, isInGroup: true, isCurrentVariant }
  const { queryKey } = endpointQuery(call, listReviewMedia, { query })
  return queryOptions<ReviewMedia | 'trouble' | null>({
    queryKey: [...queryKey],
    queryFn: ({ signal }) =>
      call(listReviewMedia, { query }, { signal })
        .catch(troubleOf)
        .catch(() => null),
  })
}

/**
 * The pages after a page, up to the last one. One query for all of them: if a page fails, the loaded ones stay.
 */
export function moreReviewsQuery(
  { call, queryClient }: Pick<Host, 'call' | 'queryClient'>,
  input: ReviewsInput,
  lastPage: number,
) {
  const pageQuery = (page: number) => reviewsQuery(call, { ...input, page })
  return queryOptions<ReviewsPage[]>({
    // Without the last page number: the loaded pages stay while one more loads.
    queryKey: [...pageQuery(input.page).queryKey, 'more'],
    queryFn: async () => {
      const pages = Array.from({ length: Math.max(0, lastPage - input.page) }, (_, index) => input.page + 1 + index)
      const answers = await Promise.all(pages.map((page) => queryClient.ensureQueryData(pageQuery(page))))
      return answers.filter((answer) => answer !== 'trouble')
    },
  })
}
