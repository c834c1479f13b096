import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import type { ProductTile } from '@verstak/contracts/product'
import { hasCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from './cartQuery.ts'
import { findItem } from './changeCart.ts'
import { putIntoCart } from './putIntoCart.ts'
import type { CartNotice } from '../cart-notice/cartNotice.ts'
import { queueChange } from './queueChange.ts'
import { removeFromCart } from './removeFromCart.ts'
import { setWishAtom, wishesAtom } from './wishesAtom.ts'

/**
 * Queues the sending of the shopper's latest requested quantity of a product; does nothing if it is already in the
 * cart. Never rejects.
 *
 * @param isAdd the shopper clicked «В корзину» without knowing of pieces already in the cart: they stay
 * @param isLeaving the page is being unloaded
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
    // A failure of this query is shown with the cart; the change does not depend on it.
    if (hasCookie(PAGE_COOKIES.hasCart)) await queryClient.ensureQueryData(query).catch(() => undefined)
    const item = findItem(queryClient.getQueryData(query.queryKey), product.id)
    // During unload the previous change may still be running and set another quantity, so the call is sent anyway.
    if (isAdd ? item : !isLeaving && wish === (item?.quantity ?? 0)) return null
    if (wish > 0) return await putIntoCart(host, product, wish)
    return item ? await removeFromCart(host, item) : null
  } finally {
    // A newer request is not cleared: its own call follows.
    if (store.get(wishesAtom).get(product.id) === wish) store.set(setWishAtom, product.id, undefined)
  }
}
