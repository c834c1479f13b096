import { queryOptions } from '@tanstack/react-query'
import type { ListingInput } from '@verstak/contracts/listing'
import type { Host } from '@verstak/host'
import { listingQuery } from '../listingQuery.ts'

/**
 * The pages after a page of a listing, up to the last one. One query for all of them: if a page fails, the loaded
 * ones stay.
 */
export function moreProductsQuery(
  host: Pick<Host, 'call' | 'layout' | 'queryClient'>,
  input: ListingInput,
  lastPage: number,
) {
  const count = Math.max(0, lastPage - input.page)
  const pageQuery = (page: number) => listingQuery(host, { ...input, page })
  return queryOptions({
    // Without the last page number: the loaded pages stay while one more loads.
    queryKey: [...pageQuery(input.page).queryKey, 'more'],
    queryFn: () =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          host.queryClient.ensureQueryData(pageQuery(input.page + 1 + index)),
        ),
      ),
  })
}
