import { priceOrderDelivery } from '@verstak/contracts/deliveryChoice'
import { queryKeyOf, type EndpointResponse } from '@verstak/contracts/endpoint'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { queryOptions } from '@tanstack/react-query'
import { quickQuantityAtom } from '../quick-order/quickQuantityAtom.ts'
import { deliveryWishAtom } from './deliveryChoiceAtom.ts'
import type { Goods } from './ordered.ts'

/** The server's answer about a delivery. */
export type DeliveryAnswer = EndpointResponse<typeof priceOrderDelivery>

/** Begins the keys of all answers about deliveries. */
export const deliveryKey = queryKeyOf(priceOrderDelivery, { query: {} as never }).slice(0, 2)

/** What the chosen delivery of the ordered items costs, and what else can be chosen. */
export function deliveryQuery(
  { call, store }: Pick<Host, 'call' | 'store'>,
  goods: Goods,
  type: 'courier' | 'transport',
) {
  const wish = store.get(deliveryWishAtom)
  const { zoneId, distanceKm, intervalId, intervalDate, floor, hasElevator, townId, company, terminal } = wish
  const regionId = store.get(activeRegionAtom).id
  const chosen =
    type === 'courier'
      ? { zoneId, distanceKm, intervalId, intervalDate, floor, hasElevator }
      : { townId, company, terminal }
  const query = { regionId, type, ...chosen, productGuid: goods?.productGuid }
  return queryOptions<DeliveryAnswer>({
    queryKey: queryKeyOf(priceOrderDelivery, { query }),
    queryFn: ({ signal }) => {
      const pieces = store.get(quickQuantityAtom)
      const quantity = goods && pieces?.productGuid === goods.productGuid ? pieces.quantity : undefined
      return call(priceOrderDelivery, { query: { ...query, quantity } }, { signal })
    },
    // While the shopper chooses on, the last answer stays in sight.
    placeholderData: (before, asked) => (isOfWay(asked?.queryKey, type) ? before : undefined),
  })
}

const isOfWay = (key: readonly unknown[] | undefined, type: string) =>
  (key?.[2] as { query?: { type?: string } } | undefined)?.query?.type === type
