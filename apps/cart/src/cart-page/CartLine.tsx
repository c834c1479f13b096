import type { CartItem } from '@verstak/contracts/cart'
import { memo } from 'react'
import { useCartQuantity } from '../cart-state/useCartQuantity.ts'
import { ItemRow } from './ItemRow.tsx'
import { cartLineTexts } from './cartPage.texts.ts'
import { LineButton } from './LineButton.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { SelectBox } from './SelectBox.tsx'

export interface CartLineProps {
  item: CartItem
  /** Set when the quantity had to be reduced to it. */
  left?: number | undefined
  onRemoved: (item: CartItem) => void
  /** Called when it was saved for later. */
  onSaved: (item: CartItem) => void
}

/** Available item of the cart: its quantity can be changed, and it can be removed, saved for later, or left out of the order. */
export const CartLine = memo(function CartLine({ item, left, onRemoved, onSaved }: CartLineProps) {
  const { quantity: wished, isSettling, change } = useCartQuantity(item.product)
  return (
    <ItemRow
      item={item}
      left={left}
      quantity={isSettling ? wished : item.quantity}
      isSettling={isSettling}
      onChange={change}
      actions={
        <LineButton
          variant="link"
          action="save"
          guid={item.guid}
          change={{ kind: 'save', guids: [item.guid] }}
          aria-label={cartLineTexts.saveName(item.product.name)}
          onDone={() => onSaved(item)}
        >
          {cartLineTexts.save}
        </LineButton>
      }
    >
      <SelectBox item={item} />
      <RemoveButton item={item} onRemoved={onRemoved} />
    </ItemRow>
  )
})
