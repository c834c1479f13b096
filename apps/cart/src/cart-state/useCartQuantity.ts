import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { loadNotices, announceNotice } from '../cart-notice/cartNotice.ts'
import { findItem } from './changeCart.ts'
import { settleWish } from './settleWish.ts'
import { useCart } from './useCart.ts'
import { useStep } from './useStep.ts'
import { setWishAtom, wishesAtom } from './wishesAtom.ts'

/** Debounce of clicks on − and +. */
const SETTLE_DELAY_MS = 300

/** Quantity of a product in the cart, with its actions. */
export interface CartQuantity {
  /** Pieces as requested by the shopper, before the server confirms; 0 when not in the cart. */
  quantity: number
  /** The product is being added to the cart. */
  isAdding: boolean
  /** The shown quantity is not confirmed yet. */
  isSettling: boolean
  /** Adds the product to the cart. */
  add(quantity: number): void
  /** Sets the quantity; 0 removes the product. Calls in quick succession become one request. */
  change(quantity: number): void
}

/**
 * Reads and changes the quantity of a product in the cart; all parts of the page show the same value. `isQuiet`: adding
 * opens no window.
 */
export const useCartQuantity = typeof document === 'undefined' ? useNothingInCart : useQuantityInCart

const nothing = () => undefined
const NOTHING: CartQuantity = { quantity: 0, isAdding: false, isSettling: false, add: nothing, change: nothing }

/** The server does not know the cart: two dozen buttons do not need to read it there. */
function useNothingInCart(_product: ProductTile, _isQuiet?: boolean): CartQuantity {
  return NOTHING
}

function useQuantityInCart(product: ProductTile, isQuiet = false): CartQuantity {
  const host = useHost()
  const item = useCart((cart) => findItem(cart, product.id))
  const { store } = host
  // No pending requests in the server's render: a button that hydrates after a click elsewhere must match its markup.
  const wish = useSyncExternalStore(
    useCallback((tell: () => void) => store.sub(wishesAtom, tell), [store]),
    () => store.get(wishesAtom).get(product.id),
    nothing,
  )
  const unit = useStep(product)
  const latest = useRef({ host, product })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = { host, product }
  })

  // A change made right before leaving the page is still sent.
  useEffect(() => {
    function settleNow(leaving?: Event) {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      void settleWish(latest.current.host, latest.current.product, false, leaving !== undefined)
    }
    addEventListener('pagehide', settleNow)
    return () => {
      removeEventListener('pagehide', settleNow)
      settleNow()
    }
  }, [])

  function settle(isAdd = false) {
    timer.current = undefined
    const from = isQuiet ? null : location.pathname
    void settleWish(host, product, isAdd).then((notice) => announceNotice(host, notice, from))
  }

  function add(quantity: number) {
    void loadNotices().catch(nothing)
    host.store.set(setWishAtom, product.id, quantity)
    settle(true)
  }

  function change(quantity: number) {
    const most = item ? Math.floor(item.available / unit) * unit : quantity
    if (quantity > most) announceNotice(host, { kind: 'limited', available: most })
    host.store.set(setWishAtom, product.id, Math.min(quantity, most))
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, SETTLE_DELAY_MS)
  }

  return {
    quantity: wish ?? item?.quantity ?? 0,
    isAdding: wish !== undefined && wish > 0 && !item,
    isSettling: wish !== undefined,
    add,
    change,
  }
}
