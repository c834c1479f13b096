import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { CART_LINES_FORM, cartLineAction } from '@verstak/contracts/cartLineForm'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { useState, type MouseEvent } from 'react'
import { announceNotice } from '../cart-notice/cartNotice.ts'
import { queueChange } from '../cart-state/queueChange.ts'
import { removeFromCart } from '../cart-state/removeFromCart.ts'
import { cartLineTexts } from './cartPage.texts.ts'
import { loadLateLines } from './lateLinesAtom.ts'
import { undoneAtom } from './useRemoved.ts'

export interface RemoveButtonProps {
  item: CartItem
  /** Called when the item has been removed from the cart. */
  onRemoved: (item: CartItem) => void
}

/** Removes an item from the cart, also without scripts. */
export function RemoveButton({ item, onRemoved }: RemoveButtonProps) {
  const host = useHost()
  const [isRemoving, setIsRemoving] = useState(false)

  async function remove(event: MouseEvent) {
    event.preventDefault()
    if (isRemoving) return
    setIsRemoving(true)
    host.modals.preload()
    // For the row with the way back, which takes the line's place.
    await loadLateLines(host).catch(() => undefined)
    host.store.set(undoneAtom, [...host.store.get(undoneAtom), item.guid])
    const news = await queueChange(host, () => removeFromCart(host, item))
    setIsRemoving(false)
    announceNotice(host, news)
    if (!news) onRemoved(item)
  }

  return (
    <div className={place}>
      <IconButton
        shape={binIcon}
        label={cartLineTexts.remove(item.product.name)}
        type="submit"
        form={CART_LINES_FORM}
        name="action"
        value={cartLineAction('remove', item.guid)}
        aria-disabled={isRemoving || undefined}
        onClick={(event) => void remove(event)}
      />
    </div>
  )
}

const place = css`
  grid-area: remove;
  margin: calc(-1 * ${space.s8});
`
