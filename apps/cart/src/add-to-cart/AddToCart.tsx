import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import { CART_FORM_ID } from '@verstak/contracts/cart'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { CachedFragment } from '@verstak/remote-kit/CachedFragment'
import { Button } from '@verstak/ui-kit/Button'
import { cartIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useState, type MouseEvent } from 'react'
import { useCartQuantity } from '../cart-state/useCartQuantity.ts'
import { useStep } from '../cart-state/useStep.ts'
import { addToCartTexts } from './addToCart.texts.ts'
import { QuickLink } from './QuickLink.tsx'
import { useFocusRestoration } from './useFocusRestoration.ts'

/** Looks of the button: outlined in a list of products, filled where it is the main action. */
const LOOKS = {
  m: { variant: 'outline', size: 'm' },
  l: { variant: 'primary', size: 'xl' },
} as const

/** Purchase buttons: add to cart, a quick order, or both if there is room. */
export function AddToCart(props: WidgetProps['cart/AddToCart']) {
  return (
    <CachedFragment of={['AddToCart', props]}>
      <Buttons {...props} />
    </CachedFragment>
  )
}

function Buttons({ product, size, hasOneClick }: WidgetProps['cart/AddToCart']) {
  const { isAvailable, button } = product
  return isAvailable && button.type === 'oneClick' ? (
    <QuickLink product={product} {...LOOKS[size]}>
      {addToCartTexts.buy}
    </QuickLink>
  ) : (
    <>
      <CartButton product={product} size={size} />
      {hasOneClick && isAvailable && (
        <QuickLink product={product} variant="secondary" size="l" className={below}>
          {addToCartTexts.oneClick}
        </QuickLink>
      )}
    </>
  )
}

/** «В корзину»; for a product in the cart, the link there with a stepper in the same box. */
function CartButton({ product, size }: WidgetProps['cart/AddToCart']) {
  const host = useHost()
  const { quantity, isAdding, isSettling, add, change } = useCartQuantity(product)
  const isInCart = quantity > 0 && !isAdding
  const [wasInCart, setWasInCart] = useState(isInCart)
  const [hasActed, setHasActed] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const keptFocus = useFocusRestoration(isInCart)
  const { isAvailable, name } = product
  const unit = useStep(product)
  const look = LOOKS[size]

  if (isInCart !== wasInCart) {
    setWasInCart(isInCart)
    // Announces changes made by the visitor only, not the initial state of the cart.
    if (hasActed) setAnnouncement(isInCart ? addToCartTexts.added : addToCartTexts.removed)
  }

  function press(event: MouseEvent) {
    event.preventDefault()
    setHasActed(true)
    // Preloaded for error messages: the connection may be gone by then.
    host.modals.preload()
    add(unit)
  }

  function step(next: number) {
    setHasActed(true)
    change(next)
  }

  return (
    <div className={box} {...keptFocus}>
      {isInCart ? (
        <Stepper
          value={quantity}
          onChange={step}
          label={name}
          step={unit}
          readOnly={unit > 1}
          busy={isSettling}
          caption={addToCartTexts.inCart}
          captionHref={cartAddress(host.layout)}
          size={look.size}
        />
      ) : (
        // Without scripts this submits the page's cart form, which leads to the cart.
        <Button
          {...look}
          wide
          type="submit"
          form={CART_FORM_ID}
          name="product"
          value={product.guid}
          icon={cartIcon}
          disabled={!isAvailable}
          loading={isAdding}
          loadingLabel={addToCartTexts.adding}
          onClick={press}
        >
          {labelOf(isAvailable, unit)}
        </Button>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}

function labelOf(isAvailable: boolean, multiplicity: number): string {
  if (!isAvailable) return addToCartTexts.outOfStock
  return multiplicity > 1 ? addToCartTexts.addBy(multiplicity) : addToCartTexts.add
}

const box = css`
  position: relative;
`

const below = css`
  margin-top: ${space.s8};
`
