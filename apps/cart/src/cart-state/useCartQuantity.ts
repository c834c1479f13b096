import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { tellCartNotice } from '../cart-notice/tellCartNotice.ts'
import { findItem } from './changeCart.ts'
import { settleWish } from './settleWish.ts'
import { useCart } from './useCart.ts'
import { useStep } from './useStep.ts'
import { setWishAtom, wishesAtom } from './wishesAtom.ts'

/** Presses of − and + closer than this are one change. */
const SETTLE_DELAY_MS = 300

/** A product's place in the cart. */
export interface CartQuantity {
  /** Pieces, as the shopper wishes them: at once, before the server has confirmed; 0 when it is not in the cart. */
  quantity: number
  /** The product is on its way into the cart. */
  isAdding: boolean
  /** The quantity shown is not confirmed yet. */
  isSettling: boolean
  /** Puts the product into the cart. */
  add(quantity: number): void
  /** Sets the quantity; 0 takes the product out. Many calls in a row become one request. */
  change(quantity: number): void
}

/** Reads and changes how much of a product is in the cart; all parts of the page show the same. */
export const useCartQuantity = typeof document === 'undefined' ? useNothingInCart : useQuantityInCart

const nothing = () => undefined
const NOTHING: CartQuantity = { quantity: 0, isAdding: false, isSettling: false, add: nothing, change: nothing }

/** The server knows nobody's cart: two dozen buttons need not look for one there. */
function useNothingInCart(): CartQuantity {
  return NOTHING
}

function useQuantityInCart(product: ProductTile): CartQuantity {
  const host = useHost()
  const item = useCart((cart) => findItem(cart, product.id))
  const { store } = host
  // The server knows no wishes: a button that is hydrated after a press elsewhere on the page is taken over as it came.
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

  // Whoever leaves the page right after a press gets what he asked for.
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
    void settleWish(host, product, isAdd).then((news) => tellCartNotice(host.modals, news))
  }

  function add(quantity: number) {
    host.store.set(setWishAtom, product.id, quantity)
    settle(true)
  }

  function change(quantity: number) {
    const most = item ? Math.floor(item.available / unit) * unit : quantity
    if (quantity > most) tellCartNotice(host.modals, { kind: 'limited', available: most })
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
