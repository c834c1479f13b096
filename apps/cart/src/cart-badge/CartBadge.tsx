import type { WidgetProps } from '@verstak/contracts/widget'
import { Badge } from '@verstak/ui-kit/Badge'
import { useCart } from '../cart-state/useCart.ts'

/** Number of different products in the cart; nothing on the server and for an empty cart. */
export function CartBadge({ known = 0 }: WidgetProps['cart/CartBadge']) {
  const count = useCart(({ totals }) => totals.skuQuantity)
  return <Badge count={count ?? known} tone="signal" />
}
