import { ApiError } from '@verstak/api-client/ApiError'
import type { ApiCall } from '@verstak/api-client/call'
import { addToCart, deleteFromCart, getCart, getCartToken, type Cart, type CartItem } from '@verstak/contracts/cart'
import { priceOrderDelivery } from '@verstak/contracts/deliveryChoice'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { ProductTile } from '@verstak/contracts/product'
import { guidOf, makeCart, makeCartItem } from '@verstak/testing/factories'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { makeDelivery } from './makeDelivery.ts'
import { createShelf } from './cartShelf.ts'

/** An API with the cart of one visitor, identified by the cookie `has_cart`. */
export interface CartApi extends FakeApi {
  cart: Cart
  /** Paths of the calls so far, in short: `token`, `list`, `add`, `delete`. */
  names(): string[]
  /** Quantities of the add calls so far. */
  addedQuantities(): number[]
}

const NAMES: Record<string, string> = {
  [getCartToken.path]: 'token',
  [getCart.path]: 'list',
  [addToCart.path]: 'add',
  [deleteFromCart.path]: 'delete',
}

/** @param products available products besides those of `items` */
export function createCartApi(items: CartItem[] = [], products: ProductTile[] = []): CartApi {
  const api = Object.assign(createFakeApi(), {
    cart: makeCart(items),
    names: () => api.calls.map(({ path }) => NAMES[path] ?? path),
    addedQuantities: () =>
      api.calls
        .filter(({ path }) => path === addToCart.path)
        .map(({ input }) => (input as { body: { quantity: number } }).body.quantity),
  })
  const requireCart = () => {
    if (!document.cookie.includes('has_cart=')) throw new ApiError('cart-token-required', 409)
  }
  api.on(getCartToken, () => {
    document.cookie = 'has_cart=1'
    return { token: guidOf(1) }
  })
  api.on(getCart, () => api.cart)
  api.on(priceOrderDelivery, () => makeDelivery())
  api.on(addToCart, ({ body }): EndpointResponse<typeof addToCart> => {
    requireCart()
    const known = [...items.map(({ product }) => product), ...products]
    const product = known.find(({ guid }) => guid === body.productGuid)
    if (!product) throw new ApiError('not-found', 404)
    const quantity = Math.min(body.quantity, product.availabilityInfo.countInStock)
    const before = api.cart.items.find(({ id }) => id.site === product.id)
    const item = { ...(before ?? makeCartItem({ product })), quantity }
    api.cart = makeCart(before ? api.cart.items.map((one) => (one === before ? item : one)) : [...api.cart.items, item])
    return {
      status: 'success',
      data: { meta: { status: 'success' } },
      product: {
        guid: product.guid,
        cartItemGuid: item.guid,
        price: product.price,
        quantity,
        packaging: null,
        gift: null,
      },
      recommendations: [],
      informer: quantity < body.quantity ? 'quantity-limited' : null,
      cart: { totals: api.cart.totals },
    }
  })
  api.on(deleteFromCart, ({ body }) => {
    requireCart()
    shelf.remove([body.itemGuid])
    return { success: true, cart: { totals: api.cart.totals } }
  })
  const shelf = createShelf(api)
  return api
}

/** Holds the calls of one endpoint until released. */
export function heldCall(api: CartApi, endpoint: { path: string }) {
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  const call: ApiCall = async (called, input, options) => {
    if (called.path === endpoint.path) {
      waiting += 1
      await gate.promise
    }
    return api.call(called, input, options)
  }
  return { call, release: gate.resolve, /** Calls that came so far. */ waiting: () => waiting }
}

/** Whether the visitor of the next render has a cart. */
export function setHasCart(hasCart: boolean): void {
  document.cookie = hasCart ? 'has_cart=1' : 'has_cart=; max-age=0'
}
