import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { tellNotice } from '../cart-notice/cartNotice.ts'
import { queueChange } from '../cart-state/queueChange.ts'
import { removeFromCart } from '../cart-state/removeFromCart.ts'
import { cartLineTexts } from './cartPage.texts.ts'

export interface RemoveButtonProps {
  item: CartItem
  /** Called when the item has been removed from the cart. */
  onRemoved: (item: CartItem) => void
}

/** Removes an item from the cart. */
export function RemoveButton({ item, onRemoved }: RemoveButtonProps) {
  const host = useHost()
  const [isRemoving, setIsRemoving] = useState(false)

  async function remove() {
    if (isRemoving) return
    setIsRemoving(true)
    host.modals.preload()
    const news = await queueChange(host, () => removeFromCart(host, item))
    setIsRemoving(false)
    tellNotice(host, news)
    if (!news) onRemoved(item)
  }

  return (
    <div className={place}>
      <IconButton
        shape={binIcon}
        label={cartLineTexts.remove(item.product.name)}
        aria-disabled={isRemoving || undefined}
        onClick={() => void remove()}
      />
    </div>
  )
}

const place = css`
  grid-area: remove;
  margin: calc(-1 * ${space.s8});
`
