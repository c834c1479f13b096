import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Badge } from '@verstak/ui-kit/Badge'
import { useCounts } from './useCounts.ts'

/** Number of products in the cart: from the cart remote, which updates at once; until it is loaded, from the API. */
export function CartCount() {
  const count = useCounts()?.cart.totals.skuQuantity ?? 0
  return (
    <RemoteWidget
      name="cart/CartBadge"
      known={count}
      fallback={null}
      failure={() => <Badge count={count} tone="signal" />}
    />
  )
}
