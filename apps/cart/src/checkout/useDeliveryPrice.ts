import type { DeliveryType } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { checkoutAtom } from './checkoutAtom.ts'
import { officesQuery } from './officesQuery.ts'

const deliveryTypeAtom = atom((get) => get(checkoutAtom).deliveryType)

/** The chosen way to get the order. */
export interface Delivery {
  type: DeliveryType
  /** Kopecks. */
  price: number
}

/** What the chosen delivery costs. */
export function useDeliveryPrice(): Delivery {
  const { call } = useHost()
  const { id } = useRegion()
  const type = useAtomValue(deliveryTypeAtom)
  const { data } = useQuery(officesQuery(call, id))
  return { type, price: type === 'courier' ? (data?.courierPrice ?? 0) : 0 }
}
