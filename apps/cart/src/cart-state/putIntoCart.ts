import { addToCart } from '@verstak/contracts/cart'
import type { ProductTile } from '@verstak/contracts/product'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { applyToCart } from './applyToCart.ts'
import { cartQuery } from './cartQuery.ts'
import { changeOptions } from './changeOptions.ts'
import { findItem, withProduct } from './changeCart.ts'
import type { CartNotice } from '../cart-notice/cartNotice.ts'
import { CartRefusal } from './queueChange.ts'
import { withCartToken } from '@verstak/remote-kit/withCartToken'

/** Adds a product to the cart or sets its quantity, at least 1. @throws CartRefusal, ApiError */
export async function putIntoCart(host: Host, product: ProductTile, quantity: number): Promise<CartNotice | null> {
  const { id, guid, multiplicity, name, oldPrice, price, discountPercent, link, image, button } = product
  const regionId = host.store.get(activeRegionAtom).id
  const wasInCart = findItem(host.queryClient.getQueryData(cartQuery(host.call, regionId).queryKey), id) !== undefined
  const info = { id, name, oldPrice, price, discountPercent, link, linkMobile: link, imageUrl: image }
  const sale = button.saleGuid ? { saleGuid: button.saleGuid } : {}
  const body = { productGuid: guid, quantity, productId: id, cartId: 0, multiplicity, regionId, info, ...sale }
  const answer = await withCartToken(host, () => host.call(addToCart, { body }, changeOptions()))
  const { meta } = answer.data
  if (answer.status === 'error' || meta.status === 'error') throw new CartRefusal(meta.message)
  applyToCart(host, (cart) => withProduct(cart, product, answer.product, answer.cart))
  if (!wasInCart) {
    const { quantity, price } = answer.product
    host.track?.({ event: 'add_to_cart', productId: id, productGuid: guid, name, quantity, price })
    return { kind: 'added', product, answer }
  }
  return answer.informer === 'quantity-limited' ? { kind: 'limited', available: answer.product.quantity } : null
}
