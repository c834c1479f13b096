import type { DeliveryType } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { deliveryWishAtom, shownDeliveryAtom } from './deliveryChoiceAtom.ts'
import { deliveryKey, deliveryQuery, type DeliveryAnswer } from './deliveryQuery.ts'
import { orderedQuery } from './ordered.ts'
import type { Checkout } from './useCheckout.ts'

/** The chosen delivery. */
export interface Delivery {
  type: DeliveryType
  /** Kopecks; 0 by agreement. */
  price: number
  /** The manager agrees on the price after the order. */
  isByAgreement: boolean
}

/** Price of the chosen delivery of what is ordered. It is asked for again when the items change. */
export function useDeliveryPrice({ deliveryType: type, goods }: Pick<Checkout, 'deliveryType' | 'goods'>): Delivery {
  const answer = useDelivery({ goods }, type === 'transport' ? 'transport' : 'courier')
  const isAsked = type !== 'pickup'
  const price = isAsked ? (answer?.price ?? 0) : 0
  const setShown = useSetAtom(shownDeliveryAtom)
  useEffect(() => setShown(price), [price, setShown])
  useCurrentDelivery(goods)
  return { type, price, isByAgreement: isAsked && (answer?.isByAgreement ?? false) }
}

/** The server's answer about one way of delivery; undefined until it came. */
export function useDelivery(
  { goods }: Pick<Checkout, 'goods'>,
  type: 'courier' | 'transport',
): DeliveryAnswer | undefined {
  const host = useHost()
  // The query reads it.
  useAtomValue(deliveryWishAtom)
  return useQuery(deliveryQuery(host, goods, type)).data
}

/** Asks again when the ordered items have changed. */
function useCurrentDelivery(goods: Checkout['goods']): void {
  const host = useHost()
  const client = useQueryClient()
  const { data: items } = useQuery({
    ...orderedQuery(host, goods),
    select: ({ totals: { weight, sum, quantity } }) => `${weight} ${sum} ${quantity}`,
  })
  const priced = useRef(items)
  useEffect(() => {
    if (priced.current === items) return
    if (priced.current !== undefined) void client.invalidateQueries({ queryKey: deliveryKey })
    priced.current = items
  }, [client, items])
}
