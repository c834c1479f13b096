import type { ComparedProduct } from '@verstak/contracts/comparison'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { TileAnalogs } from '@verstak/remote-kit/TileAnalogs'
import { Button } from '@verstak/ui-kit/Button'
import { cartIcon } from '@verstak/ui-kit/icons'
import { compareTexts } from './comparePage.texts.ts'

/** «В корзину» of a column, or the way to other products. */
export function ColumnPurchase({ product }: { product: ComparedProduct }) {
  if (product.button.type === 'reportLater') {
    // There is no room for the bell beside the button.
    return <TileAnalogs product={product} device="phone" />
  }
  return (
    <RemoteWidget
      name="cart/AddToCart"
      product={product}
      size="m"
      fallback={
        <Button wide icon={cartIcon} disabled>
          {compareTexts.toCart}
        </Button>
      }
      // If the cart fails, the column links to the product page.
      failure={() => (
        <Button wide variant="secondary" href={product.link}>
          {compareTexts.openProduct}
        </Button>
      )}
    />
  )
}
