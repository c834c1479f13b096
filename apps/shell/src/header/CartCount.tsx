import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import type { Cart } from '@verstak/contracts/cart'
import { Badge } from '@verstak/ui-kit/Badge'
import { useCallback, useSyncExternalStore } from 'react'
import { useCounts } from './useCounts.ts'

/** Path in the key of the query of the cart, without importing its schemas into every page. */
const CART_PATH = '/api/v1/cart/list'

/**
 * Number of products in the cart, from the API. Where a part of the page has the cart, it is the number of that query, so
 * that it changes with each press at once; no code of the cart remote is loaded for it.
 */
export function CartCount() {
  const counted = useCounts()?.cart.totals.skuQuantity ?? 0
  return <Badge count={useQueriedCount() ?? counted} tone="signal" />
}

/** Number of products by the query of the cart; undefined on the server, and while no part of the page has the cart. */
function useQueriedCount(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (tell: () => void) =>
      cache.subscribe(({ query }) => {
        // Queries change while other components render.
        if (isOfCart(query)) setTimeout(tell)
      }),
    [cache],
  )
  return useSyncExternalStore(
    subscribe,
    () => queriedCount(cache),
    () => undefined,
  )
}

const isOfCart = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === CART_PATH

/** By the latest answer: after a change of the region there are two. */
function queriedCount(cache: QueryCache): number | undefined {
  const [latest] = cache
    .getAll()
    .filter((query) => isOfCart(query) && query.state.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return (latest?.state.data as Cart | undefined)?.totals.skuQuantity
}
