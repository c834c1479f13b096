import { Badge } from '@verstak/ui-kit/Badge'
import { useCart } from '../cart-state/useCart.ts'

/** Number of different products in the cart; nothing on the server and for an empty cart. */
export function CartBadge() {
  const count = useCart(({ totals }) => totals.skuQuantity)
  return count === undefined ? null : <Badge count={count} tone="signal" />
}
