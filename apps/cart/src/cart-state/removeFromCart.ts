import { deleteFromCart, type CartItem } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { applyToCart } from './applyToCart.ts'
import { changeOptions } from './changeOptions.ts'
import { withoutItem } from './changeCart.ts'
import { CartRefusal } from './queueChange.ts'
import { withCartToken } from './withCartToken.ts'

/** Removes an item from the cart, also an unavailable one. @throws CartRefusal, ApiError */
export async function removeFromCart(host: Host, { guid }: Pick<CartItem, 'guid'>): Promise<null> {
  const body = { itemGuid: guid, regionId: host.store.get(activeRegionAtom).id }
  const answer = await withCartToken(host, () => host.call(deleteFromCart, { body }, changeOptions()))
  if (!answer.success) throw new CartRefusal()
  applyToCart(host, (cart) => withoutItem(cart, guid, answer.cart.totals))
  return null
}
