import { useQueries } from '@tanstack/react-query'
import { type Listing, type ListingInput, PAGE_SIZE } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { listingQuery } from '../listingQuery.ts'
import { listingHref } from './listingAddress.ts'
import { useLastPage } from './useLastPage.ts'

export interface MoreProducts {
  /** Products of the page and of those appended, each once. */
  products: readonly ProductTile[]
  /** How many products one more page adds; 0 when all are shown. */
  nextCount: number
  isLoading: boolean
  hasFailed: boolean
  /** Appends the next page, or tries again after a failure. */
  showMore: () => void
}

/** The products of a page and, below them, those of the pages that the shopper has asked for since. */
export function useMoreProducts(listing: Listing, input: ListingInput): MoreProducts {
  const { call } = useHost()
  const [lastPage, setLastPage] = useLastPage(listingHref(listing.canonical, input, { page: input.page }), input.page)
  const results = useQueries({
    queries: Array.from({ length: lastPage - input.page }, (_, index) =>
      listingQuery(call, { ...input, page: input.page + 1 + index }),
    ),
  })
  const last = results.at(-1)
  // A product may have moved to the next page since this one was read.
  const productById = new Map(
    [listing.products, ...results.map(({ data }) => data?.products ?? [])]
      .flat()
      .map((product) => [product.id, product]),
  )
  return {
    products: [...productById.values()],
    nextCount: Math.max(0, Math.min(PAGE_SIZE, listing.total - lastPage * PAGE_SIZE)),
    isLoading: last?.isFetching === true && !last.data,
    hasFailed: last?.isError === true,
    showMore: () => {
      if (last?.isError) void last.refetch()
      else setLastPage(lastPage + 1)
    },
  }
}
