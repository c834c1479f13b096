import { css } from '@linaria/core'
import type { Cart, CartItem } from '@verstak/contracts/cart'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useRef, useState } from 'react'
import { CartLine } from './CartLine.tsx'
import { cartLineTexts } from './cartPage.texts.ts'
import { rowSheet } from './cartRow.tsx'
import { UnavailableLine } from './UnavailableLine.tsx'

export interface CartLinesProps {
  cart: Cart
  /** Pieces left, by product id, of items that had to be reduced. */
  reduced: ReadonlyMap<number, number>
}

/** Items of the cart: available ones first, then the others with the reason. */
export function CartLines({ cart, reduced }: CartLinesProps) {
  const box = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState('')
  const available = cart.items.filter(({ isDeleted }) => !isDeleted)
  const unavailable = cart.items.filter(({ isDeleted }) => isDeleted)

  function onRemoved({ product }: CartItem) {
    setRemoved(cartLineTexts.removed(product.name))
    // The focused button has been removed from the page.
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={lines} role="group" aria-label={cartLineTexts.list}>
      {available.length > 0 && (
        <ul className={rowSheet}>
          {available.map((item) => (
            <CartLine key={item.guid} item={item} left={reduced.get(item.id.site)} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {unavailable.length > 0 && (
        <section className={gone}>
          <Heading level={2} look="block">
            {cartLineTexts.unavailable}
          </Heading>
          <ul className={rowSheet}>
            {unavailable.map((item) => (
              <UnavailableLine key={item.guid} item={item} onRemoved={onRemoved} />
            ))}
          </ul>
        </section>
      )}
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
    </div>
  )
}

const gone = css`
  display: grid;
  gap: ${space.s12};
`

const lines = css`
  position: relative;
  display: grid;
  gap: ${space.s24};
  container-type: inline-size;

  &:focus {
    outline: none;
  }
`
