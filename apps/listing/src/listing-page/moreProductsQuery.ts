import { queryOptions } from '@tanstack/react-query'
import type { ListingInput } from '@verstak/contracts/listing'
import type { Host } from '@verstak/host'
import { listingQuery } from '../listingQuery.ts'

/**
 * The pages that follow a page of a listing, up to the last one. One query for all of them: a page that fails leaves
 * those that are here.
 */
export function moreProductsQuery(
  host: Pick<Host, 'call' | 'layout' | 'queryClient'>,
  input: ListingInput,
  lastPage: number,
) {
  const count = Math.max(0, lastPage - input.page)
  const pageQuery = (page: number) => listingQuery(host, { ...input, page })
  return queryOptions({
    // Without the last page: what is here stays while one more comes.
    queryKey: [...pageQuery(input.page).queryKey, 'more'],
    queryFn: () =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          host.queryClient.ensureQueryData(pageQuery(input.page + 1 + index)),
        ),
      ),
  })
}
