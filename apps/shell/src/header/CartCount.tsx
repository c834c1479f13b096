import { useQueryClient } from '@tanstack/react-query'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Badge } from '@verstak/ui-kit/Badge'
import { useCallback, useSyncExternalStore } from 'react'
import { useCounts } from './useCounts.ts'

/** Path in the key of the query of the cart, without importing its schemas into every page. */
const CART_PATH = '/api/v1/cart/list'

/**
 * Number of products in the cart, from the API. Where a part of the page has the cart, so that it can change there, it
 * comes from the cart remote, which updates at once; other pages do not load that for the number alone.
 */
export function CartCount() {
  const count = useCounts()?.cart.totals.skuQuantity ?? 0
  const badge = <Badge count={count} tone="signal" />
  if (!useHasCartPart()) return badge
  return <RemoteWidget name="cart/CartBadge" known={count} fallback={badge} failure={() => badge} />
}

/** Whether a part of the page uses the query of the cart; false on the server. */
function useHasCartPart(): boolean {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (tell: () => void) =>
      cache.subscribe(({ type }) => {
        // Queries are added while other components render.
        if (type === 'added') setTimeout(tell)
      }),
    [cache],
  )
  return useSyncExternalStore(
    subscribe,
    () => cache.getAll().some(({ queryKey }) => queryKey[1] === CART_PATH),
    () => false,
  )
}
