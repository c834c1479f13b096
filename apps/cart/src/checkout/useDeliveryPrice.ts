import type { DeliveryType } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useQuery } from '@tanstack/react-query'
import { officesQuery } from './officesQuery.ts'

/** The chosen delivery. */
export interface Delivery {
  type: DeliveryType
  /** Kopecks. */
  price: number
}

/** Price of the chosen delivery. */
export function useDeliveryPrice(type: DeliveryType): Delivery {
  const { call } = useHost()
  const { id } = useRegion()
  const { data } = useQuery(officesQuery(call, id))
  return { type, price: type === 'courier' ? (data?.courierPrice ?? 0) : 0 }
}
