import type { CartItem } from '@verstak/contracts/cart'
import { memo } from 'react'
import { useCartQuantity } from '../cart-state/useCartQuantity.ts'
import { ItemRow } from './ItemRow.tsx'
import { RemoveButton } from './RemoveButton.tsx'

export interface CartLineProps {
  item: CartItem
  /** Set when the quantity had to be reduced to it. */
  left?: number | undefined
  onRemoved: (item: CartItem) => void
}

/** Available item of the cart: its quantity can be changed, and it can be removed. */
export const CartLine = memo(function CartLine({ item, left, onRemoved }: CartLineProps) {
  const { quantity: wished, isSettling, change } = useCartQuantity(item.product)
  return (
    <ItemRow
      item={item}
      left={left}
      quantity={isSettling ? wished : item.quantity}
      isSettling={isSettling}
      onChange={change}
    >
      <RemoveButton item={item} onRemoved={onRemoved} />
    </ItemRow>
  )
})
