import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Badge } from '@verstak/ui-kit/Badge'
import { useCounts } from './useCounts.ts'

/** Number of products in the cart: the cart's own, which follows every press; until that is here, what the store says. */
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
