import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { CartItem } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { announceNotice } from '../cart-notice/cartNotice.ts'
import { useStep } from '../cart-state/useStep.ts'
import { quickOrderQuery } from './quickOrderQuery.ts'
import { quickQuantityAtom } from './quickQuantityAtom.ts'

/** Debounce of clicks on − and +. */
const SETTLE_DELAY_MS = 300

/** Quantity of a quick order: changes are shown at once, then sent to the server, whose answer wins. */
export function useQuickQuantity(goods: QuickOrderQuery, item: CartItem) {
  const host = useHost()
  const [wish, setWish] = useAtom(quickQuantityAtom)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unit = useStep(item.product)
  const { productGuid } = goods
  const quantity = wish?.productGuid === productGuid ? wish.quantity : item.quantity

  useEffect(() => () => clearTimeout(timer.current), [])

  function change(wanted: number) {
    const most = Math.floor(item.available / unit) * unit
    if (wanted > most) announceNotice(host, { kind: 'limited', available: most })
    setWish({ productGuid, quantity: Math.max(Math.min(wanted, most), unit) })
    clearTimeout(timer.current)
    timer.current = setTimeout(askAnew, SETTLE_DELAY_MS)
  }

  /** A failure is ignored: the order itself is validated again. */
  function askAnew() {
    void host.queryClient.fetchQuery({ ...quickOrderQuery(host, goods), staleTime: 0 }).catch(() => undefined)
  }

  return { quantity, isSettling: quantity !== item.quantity, change }
}
