import type { Cart } from '@verstak/contracts/cart'
import { productMultiplicity } from '@verstak/contracts/flag'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useEffect, useRef, useState } from 'react'
import { settleWish } from '../cart-state/settleWish.ts'
import { setWishAtom, wishesAtom } from '../cart-state/wishesAtom.ts'

/**
 * Reduces the quantity of items to the remaining stock.
 *
 * @returns pieces left, by product id, for every item reduced since the page was opened
 */
export function useReducedLines({ items }: Cart): ReadonlyMap<number, number> {
  const host = useHost()
  const isByMultiple = useFlag(productMultiplicity)
  const [reduced, setReduced] = useState<ReadonlyMap<number, number>>(new Map())
  const tried = useRef(new Set<string>())

  useEffect(() => {
    for (const { id, isDeleted, quantity, available, product } of items) {
      const unit = isByMultiple ? product.multiplicity : 1
      const left = Math.floor(available / unit) * unit
      const attempt = `${id.site}: ${quantity} to ${left}`
      const isSettling = host.store.get(wishesAtom).has(id.site)
      if (isDeleted || isSettling || left === 0 || quantity <= available || tried.current.has(attempt)) continue
      // Not retried after a failure: the order would be rejected with the reason.
      tried.current.add(attempt)
      host.store.set(setWishAtom, id.site, left)
      void settleWish(host, product).then(() => setReduced((before) => new Map(before).set(id.site, left)))
    }
  }, [host, items, isByMultiple])

  return reduced
}
