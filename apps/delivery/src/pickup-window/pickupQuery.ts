import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getPickupPoint, listCartPickupPoints, listPickupPoints, listProductOffices } from '@verstak/contracts/pickup'
import type { PickupPoints } from '@verstak/contracts/pickup'
import type { WidgetProps } from '@verstak/contracts/widget'
import type { ApiCall } from '@verstak/api-client/call'
import { queryOptions } from '@tanstack/react-query'

/** Goods of the window. */
export type PickupGoods = WidgetProps['delivery/PickupWindow']['goods']

/** Which points the list has. */
export interface PickupPlace {
  regionId: number
  isParentLocality: boolean
  fields: 'full' | 'short'
}

/** Points with the stock and day of the window's goods; stock changes while a page is open. */
export function pickupQuery(call: ApiCall, goods: PickupGoods, place: PickupPlace) {
  if (goods === null) return queryOptions<PickupPoints>(endpointQuery(call, listPickupPoints, { query: place }))
  const query =
    'cart' in goods
      ? endpointQuery(call, listCartPickupPoints, { query: place })
      : endpointQuery(call, listProductOffices, { query: { ...goods, ...place } })
  return queryOptions<PickupPoints>({ ...query, staleTime: 0 } as never)
}

/** What a short list leaves out of a point. */
export const pointQuery = (call: ApiCall, id: number) => endpointQuery(call, getPickupPoint, { query: { id } })
