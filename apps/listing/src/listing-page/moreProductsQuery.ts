import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiCall } from '@verstak/api-client/call'
import type { ListingInput } from '@verstak/contracts/listing'
import { listingQuery } from '../listingQuery.ts'

/**
 * The pages that follow a page of a listing, up to the last one. One query for all of them: a page that fails leaves
 * those that are here.
 */
export function moreProductsQuery(
  { call, queryClient }: { call: ApiCall; queryClient: QueryClient },
  input: ListingInput,
  lastPage: number,
) {
  const count = Math.max(0, lastPage - input.page)
  const pageQuery = (page: number) => listingQuery(call, { ...input, page })
  return queryOptions({
    // Without the last page: what is here stays while one more comes.
    queryKey: [...pageQuery(input.page).queryKey, 'more'],
    queryFn: () =>
      Promise.all(
        Array.from({ length: count }, (_, index) => queryClient.ensureQueryData(pageQuery(input.page + 1 + index))),
      ),
  })
}
