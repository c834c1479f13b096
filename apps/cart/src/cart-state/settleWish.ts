import { addToCart, deleteFromCart, type Cart, type CartItem } from '@verstak/contracts/cart'
import type { ProductTile } from '@verstak/contracts/product'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { callErrorOf } from './callError.ts'
import { cartQuery } from './cartQuery.ts'
import { failureMessageOf } from './cartState.texts.ts'
import { findItem, withProduct, withoutItem } from './changeCart.ts'
import { hasCartCookie } from './hasCartCookie.ts'
import { setWishAtom, wishesAtom } from './wishesAtom.ts'
import { withCartToken } from './withCartToken.ts'

/** What the shopper must be told after a change of the cart. */
export type CartNotice =
  /** No more than this many pieces can be had. */
  | { kind: 'limited'; available: number }
  /** The change failed; `message` is null when nobody said why. */
  | { kind: 'failed'; message: string | null }

/** A call that hangs must not hold the ones behind it for longer. */
const CALL_TIMEOUT_MS = 15_000

/**
 * Sends the shopper's latest wish for a product to the cart. Changes of one page go one after another, so that no
 * older answer overwrites a newer one; whoever comes to a wish that is already settled does nothing. Never rejects.
 *
 * @param isAdd the shopper pressed «В корзину» and did not know of pieces already there: they stay
 */
export function settleWish(host: Host, product: ProductTile, isAdd = false): Promise<CartNotice | null> {
  const { queryClient } = host
  return queryClient
    .getMutationCache()
    .build<CartNotice | null, Error, void, unknown>(queryClient, {
      mutationFn: () => settle(host, product, isAdd),
      scope: { id: 'cart' },
      // Without a connection the shopper is told at once instead of waiting for one.
      networkMode: 'always',
      gcTime: 0,
    })
    .execute()
}

async function settle(host: Host, product: ProductTile, isAdd: boolean): Promise<CartNotice | null> {
  const { call, queryClient, store } = host
  const wish = store.get(wishesAtom).get(product.id)
  if (wish === undefined) return null
  try {
    const query = cartQuery(call, store.get(activeRegionAtom).id)
    // Its failure is shown where the cart is shown; a change does not need it.
    if (hasCartCookie()) await queryClient.ensureQueryData(query).catch(() => undefined)
    const item = findItem(queryClient.getQueryData(query.queryKey), product.id)
    if (isAdd ? item : wish === (item?.quantity ?? 0)) return null
    return wish > 0 ? await put(host, product, wish) : item ? await remove(host, item) : null
  } catch (error) {
    return { kind: 'failed', message: error instanceof CartRefusal ? error.text : failureMessageOf(callErrorOf(error)) }
  } finally {
    // A newer wish stays: its own call follows.
    if (store.get(wishesAtom).get(product.id) === wish) store.set(setWishAtom, product.id, undefined)
  }
}

async function put(host: Host, product: ProductTile, quantity: number): Promise<CartNotice | null> {
  const { id, guid, multiplicity } = product
  const regionId = host.store.get(activeRegionAtom).id
  const body = { productGuid: guid, quantity, productId: id, cartId: 0, multiplicity, regionId }
  const answer = await withCartToken(host, () => host.call(addToCart, { body }, { signal: timeout() }))
  const { meta } = answer.data
  if (answer.status === 'error' || meta.status === 'error') throw new CartRefusal(meta.message ?? null)
  applyToCart(host, (cart) => withProduct(cart, product, answer.product, answer.cart.totals))
  return answer.informer === 'quantity-limited' ? { kind: 'limited', available: answer.product.quantity } : null
}

async function remove(host: Host, { guid }: CartItem): Promise<null> {
  const body = { itemGuid: guid, regionId: host.store.get(activeRegionAtom).id }
  const answer = await withCartToken(host, () => host.call(deleteFromCart, { body }, { signal: timeout() }))
  if (!answer.success) throw new CartRefusal(null)
  applyToCart(host, (cart) => withoutItem(cart, guid, answer.cart.totals))
  return null
}

const timeout = () => AbortSignal.timeout(CALL_TIMEOUT_MS)

/** Writes a change into the shared query; an answer that was under way or missing is asked for anew. */
export function applyToCart({ call, queryClient, store }: Host, change: (cart: Cart | undefined) => Cart): void {
  const { queryKey } = cartQuery(call, store.get(activeRegionAtom).id)
  const before = queryClient.getQueryState(queryKey)
  queryClient.setQueryData(queryKey, change)
  if (before?.fetchStatus === 'fetching' || before?.status === 'error')
    void queryClient.invalidateQueries({ queryKey, exact: true })
}

/** The server answered that it did not do it. */
class CartRefusal extends Error {
  /** Why, in words for the shopper. */
  readonly text: string | null

  constructor(text: string | null) {
    super('The cart refused the change')
    this.text = text
  }
}
