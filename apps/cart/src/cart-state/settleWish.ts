import { COOKIES } from '@verstak/contracts/cookie'
import type { ProductTile } from '@verstak/contracts/product'
import { hasCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from './cartQuery.ts'
import { findItem } from './changeCart.ts'
import { putIntoCart } from './putIntoCart.ts'
import type { CartNotice } from '../cart-notice/tellCartNotice.ts'
import { queueChange } from './queueChange.ts'
import { removeFromCart } from './removeFromCart.ts'
import { setWishAtom, wishesAtom } from './wishesAtom.ts'

/**
 * Sends the shopper's latest wish for a product to the cart, when its turn comes; one that is already settled is
 * nothing to do. Never rejects.
 *
 * @param isAdd the shopper pressed «В корзину» and did not know of pieces already there: they stay
 * @param isLeaving the page goes away right now
 */
export function settleWish(
  host: Host,
  product: ProductTile,
  isAdd = false,
  isLeaving = false,
): Promise<CartNotice | null> {
  return queueChange(host, (leaving) => settle(host, product, isAdd, leaving), isLeaving)
}

async function settle(
  host: Host,
  product: ProductTile,
  isAdd: boolean,
  isLeaving: boolean,
): Promise<CartNotice | null> {
  const { call, queryClient, store } = host
  const wish = store.get(wishesAtom).get(product.id)
  if (wish === undefined) return null
  try {
    const query = cartQuery(call, store.get(activeRegionAtom).id)
    // Its failure is shown where the cart is shown; a change does not need it.
    if (hasCookie(COOKIES.hasCart)) await queryClient.ensureQueryData(query).catch(() => undefined)
    const item = findItem(queryClient.getQueryData(query.queryKey), product.id)
    // Who leaves cannot wait for the change before, which may be about to set another quantity.
    if (isAdd ? item : !isLeaving && wish === (item?.quantity ?? 0)) return null
    if (wish > 0) return await putIntoCart(host, product, wish)
    return item ? await removeFromCart(host, item) : null
  } finally {
    // A newer wish stays: its own call follows.
    if (store.get(wishesAtom).get(product.id) === wish) store.set(setWishAtom, product.id, undefined)
  }
}
