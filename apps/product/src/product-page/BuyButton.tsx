import type { ProductDetails } from '@verstak/contracts/product'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { controlHeight, space } from '@verstak/ui-kit/tokens'
import { ANALOGS_ID } from '../analogs/analogsId.ts'
import { buyTexts } from '../product.texts.ts'

const TWO_BUTTONS = `calc(${controlHeight.xl} + ${space.s8} + ${controlHeight.l})`

export interface BuyButtonProps {
  product: ProductDetails
  /** There is room below the main button for another one. */
  hasOneClick?: boolean
}

/** «В корзину»; for an unavailable product, a link to its analogs. */
export function BuyButton({ product, hasOneClick = false }: BuyButtonProps) {
  if (!product.isAvailable) {
    return (
      <Button href={`#${ANALOGS_ID}`} variant="secondary" size="xl" wide>
        {buyTexts.findAnalog}
      </Button>
    )
  }
  return (
    <RemoteWidget
      name="cart/AddToCart"
      product={product}
      size="l"
      hasOneClick={hasOneClick}
      fallback={<Skeleton height={hasOneClick ? TWO_BUTTONS : controlHeight.xl} />}
      failure={(retry) => (
        <Button variant="secondary" size="xl" wide onClick={retry}>
          {buyTexts.cartFailed}
        </Button>
      )}
    />
  )
}
