import type { DeliveryType } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { deliveryWishAtom, shownDeliveryAtom } from './deliveryChoiceAtom.ts'
import { deliveryKey, deliveryQuery } from './deliveryQuery.ts'
import { orderedQuery } from './ordered.ts'
import type { Checkout } from './useCheckout.ts'

/** The chosen delivery. */
export interface Delivery {
  type: DeliveryType
  /** Kopecks; 0 by agreement, and while nobody knows. */
  price: number
  /** Its price was told; false before the first answer, without a company, and for what cannot be delivered so. */
  isKnown: boolean
  /** The manager agrees on the price after the order. */
  isByAgreement: boolean
}

/** Price of the chosen delivery of what is ordered. It is asked for again when the items change. */
export function useDeliveryPrice({ deliveryType: type, goods }: Pick<Checkout, 'deliveryType' | 'goods'>): Delivery {
  const { data: answer } = useDelivery({ goods }, type === 'transport' ? 'transport' : 'courier')
  const isAsked = type !== 'pickup'
  const price = isAsked ? (answer?.price ?? 0) : 0
  const setShown = useSetAtom(shownDeliveryAtom)
  useEffect(() => setShown(price), [price, setShown])
  useCurrentDelivery(goods)
  const isKnown = !isAsked || (answer !== undefined && answer.refusal === null)
  return { type, price, isKnown, isByAgreement: isAsked && (answer?.isByAgreement ?? false) }
}

/** The server's answer about one way of delivery; while the shopper chooses on, that to his last choice. */
export function useDelivery({ goods }: Pick<Checkout, 'goods'>, type: 'courier' | 'transport') {
  const host = useHost()
  // The query reads it.
  useAtomValue(deliveryWishAtom)
  return useQuery(deliveryQuery(host, goods, type))
}

/** Asks again whenever the server has told of the ordered items: a change that is only shown has no price yet. */
function useCurrentDelivery(goods: Checkout['goods']): void {
  const host = useHost()
  const client = useQueryClient()
  const { dataUpdatedAt } = useQuery(orderedQuery(host, goods))
  const priced = useRef(dataUpdatedAt)
  useEffect(() => {
    if (priced.current === dataUpdatedAt) return
    priced.current = dataUpdatedAt
    void client.invalidateQueries({ queryKey: deliveryKey })
  }, [client, dataUpdatedAt])
}
