import type { ProductDetails } from '@verstak/contracts/product'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { controlHeight } from '@verstak/ui-kit/tokens'
import { ANALOGS_ID } from '../analogs/analogsId.ts'
import { buyTexts } from '../product.texts.ts'

export interface BuyButtonProps {
  product: ProductDetails
  /** `l` is the main button of the page, `m` the one in the bar that stays in sight. */
  size: 'm' | 'l'
}

const BUTTON_SIZE = { m: 'm', l: 'xl' } as const

/** «В корзину»; for a product that cannot be bought, the way to its analogs. */
export function BuyButton({ product, size }: BuyButtonProps) {
  const buttonSize = BUTTON_SIZE[size]
  if (!product.isAvailable) {
    return (
      <Button href={`#${ANALOGS_ID}`} variant="secondary" size={buttonSize} wide>
        {buyTexts.findAnalog}
      </Button>
    )
  }
  return (
    <RemoteWidget
      name="cart/AddToCart"
      product={product}
      size={size}
      fallback={<Skeleton height={controlHeight[buttonSize]} />}
      failure={(retry) => (
        <Button variant="secondary" size={buttonSize} wide onClick={retry}>
          {buyTexts.cartFailed}
        </Button>
      )}
    />
  )
}
