import type { Cart, CartItem } from '@verstak/contracts/cart'
import type { ProductTile } from '@verstak/contracts/product'
import { isCounted } from './shownTotals.ts'

/** The available item of a product. Withdrawn products do not count as in the cart. */
export function findItem(cart: Cart | undefined, productId: number): CartItem | undefined {
  return cart?.items.find(({ id, isDeleted }) => id.site === productId && !isDeleted)
}

/** Result of an add call for its product. */
export interface Added {
  cartItemGuid: string
  quantity: number
  /** Kopecks now. */
  price: number
}

/** Totals and promo code, as a change answers them. */
export type CartSums = Pick<Cart, 'totals' | 'promo'>

/** The cart after a product was added or its quantity was set. */
export function withProduct(cart: Cart | undefined, product: ProductTile, added: Added, sums: CartSums): Cart {
  const items = cart?.items ?? []
  const before = items.find(({ id }) => id.site === product.id)
  const item: CartItem = {
    ...before,
    guid: added.cartItemGuid,
    isDeleted: false,
    id: { site: product.id },
    quantity: added.quantity,
    available: Math.max(before?.available ?? product.availabilityInfo.countInStock, added.quantity),
    price: {
      now: added.price,
      old: before ? before.price.old : product.pricesV2.default.old,
      added: before ? before.price.added : added.price,
    },
    product,
  }
  return {
    ...asideOf(cart),
    items: before ? items.map((one) => (one === before ? item : one)) : [...items, item],
    ...sums,
  }
}

/** The cart after an item was removed; it can be brought back to its place. */
export function withoutItem(cart: Cart | undefined, guid: string, sums: CartSums): Cart {
  const items = cart?.items ?? []
  const place = items.findIndex((item) => item.guid === guid)
  const left = items.filter((item) => item.guid !== guid)
  if (place < 0) return { ...asideOf(cart), items: left, ...sums }
  const { name } = items[place]!.product
  const removed = [...(cart?.removed ?? []), { guid, name, after: items[place - 1]?.guid ?? null }]
  return { ...asideOf(cart), items: left, removed, ...sums }
}

/** What is kept besides the items. */
const asideOf = (cart: Cart | undefined): Pick<Cart, 'saved' | 'removed'> => ({
  ...(cart?.saved && { saved: cart.saved }),
  ...(cart?.removed && { removed: cart.removed }),
})

/** The cart after its order was placed: unavailable and unselected items stay. */
export function withoutAvailable(cart: Cart | undefined): Cart {
  const items = (cart?.items ?? []).filter((item) => !isCounted(item))
  const unavailable = items.filter(({ isDeleted }) => isDeleted)
  return {
    ...asideOf(cart),
    items,
    totals: {
      weight: 0,
      discount: 0,
      discountExtended: 0,
      sum: 0,
      quantity: 0,
      skuQuantity: items.length - unavailable.length,
      skuUnavailableQuantity: unavailable.length,
    },
  }
}
