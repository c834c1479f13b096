import { queryOptions } from '@tanstack/react-query'
import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { DISCUSSIONS_PER_PAGE, listDiscussions } from '@verstak/contracts/discussion'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { Host } from '@verstak/host'

/** A page of questions and comments. */
export type DiscussionsPage = EndpointResponse<typeof listDiscussions>

/** A page of a product's questions and comments with their answers. */
export function discussionsQuery(call: ApiCall, productGuid: string, page = 1, itemsPerPage = DISCUSSIONS_PER_PAGE) {
  return endpointQuery(call, listDiscussions, { query: { productGuid, page, itemsPerPage } })
}

/** Answers to a review. */
export function reviewAnswersQuery(call: ApiCall, productGuid: string, reviewGuid: string) {
  return endpointQuery(call, listDiscussions, { query: { productGuid, reviewGuid, page: 1, itemsPerPage: 60 } })
}

/** The pages after the first one, up to the last; the loaded ones stay while one more loads. */
export function moreDiscussionsQuery(
  { call, queryClient }: Pick<Host, 'call' | 'queryClient'>,
  productGuid: string,
  itemsPerPage: number,
  lastPage: number,
) {
  const pageQuery = (page: number) => discussionsQuery(call, productGuid, page, itemsPerPage)
  return queryOptions<DiscussionsPage[]>({
    queryKey: [...pageQuery(1).queryKey, 'more'],
    queryFn: () =>
      Promise.all(
        Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) =>
          queryClient.ensureQueryData(pageQuery(index + 2)),
        ),
      ),
  })
}
