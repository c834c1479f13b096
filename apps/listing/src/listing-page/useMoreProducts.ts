import { useQuery } from '@tanstack/react-query'
import { type Listing, type ListingInput, PAGE_SIZE } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useEffect, useMemo } from 'react'
import { moreProductsQuery } from './moreProductsQuery.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'
import { useLastPage } from './useLastPage.ts'

export interface MoreProducts {
  /** Products of the page and the appended pages, without duplicates. */
  products: readonly ProductTile[]
  /** Number of products on the next page; 0 when all are shown. */
  nextCount: number
  isLoading: boolean
  hasFailed: boolean
  /** Appends the next page; retries after a failure. */
  showMore: () => void
}

/**
 * The products of a page, followed by those of the appended pages.
 *
 * @param isKept the old page is still shown while the address has already changed
 */
export function useMoreProducts(listing: Listing, input: ListingInput, isKept: boolean): MoreProducts {
  const host = useHost()
  const [lastPage, setLastPage] = useLastPage(input.page, isKept)
  const wanted = lastPage - input.page
  const { data, isFetching, isError, refetch } = useQuery({
    ...moreProductsQuery(host, input, lastPage),
    enabled: false,
  })
  const isMissing = (data?.length ?? 0) < wanted
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, wanted, refetch])
  useScrollRestoration(wanted > 0, isMissing)
  const products = useMemo(() => eachOnce([listing, ...(data ?? []).slice(0, wanted)]), [listing, data, wanted])
  return {
    products,
    nextCount: Math.max(0, Math.min(PAGE_SIZE, listing.total - lastPage * PAGE_SIZE)),
    isLoading: isMissing && !isError,
    hasFailed: isMissing && isError && !isFetching,
    showMore: () => {
      if (isMissing) void refetch()
      else setLastPage(lastPage + 1)
    },
  }
}

/** A product may have moved to the next page between the two requests. */
function eachOnce(pages: readonly Listing[]): readonly ProductTile[] {
  return [...new Map(pages.flatMap(({ products }) => products).map((product) => [product.id, product])).values()]
}
