import { deleteFromCart, type CartItem } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { applyToCart } from './applyToCart.ts'
import { changeOptions } from './changeOptions.ts'
import { withoutItem } from './changeCart.ts'
import { CartRefusal } from './queueChange.ts'
import { withCartToken } from '@verstak/remote-kit/withCartToken'

/** Loaded lazily: most carts have no promo code. */
const loadRemoval = () => import(/* webpackChunkName: "promo" */ '../promo/removePromo.ts')
const ignore = () => undefined

/** Removes an item from the cart, also an unavailable one. @throws CartRefusal, ApiError */
export async function removeFromCart(host: Host, { guid }: Pick<CartItem, 'guid'>): Promise<null> {
  const body = { itemGuid: guid, regionId: host.store.get(activeRegionAtom).id }
  const answer = await withCartToken(host, () => host.call(deleteFromCart, { body }, changeOptions()))
  if (!answer.success) throw new CartRefusal()
  const { promo } = answer.cart
  applyToCart(host, (cart) => withoutItem(cart, guid, answer.cart))
  if (promo?.isActive) await loadRemoval().then(({ clearPromo }) => clearPromo(host, promo.code), ignore)
  return null
}
