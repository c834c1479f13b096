import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { Cart } from '@verstak/contracts/cart'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getQuickOrder } from '@verstak/contracts/order'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { queryOptions } from '@tanstack/react-query'
import { quickQuantityAtom } from './quickQuantityAtom.ts'

/** A cart; for a quick order it has one product and the state of its sale. */
export type OrderedCart = Cart & { isSaleOver?: boolean }

/** One product with current prices and stock, in the quantity last requested; refetched when the quantity changes. */
export function quickOrderQuery(
  { call, store }: Pick<Host, 'call' | 'store'>,
  { productGuid, saleGuid }: QuickOrderQuery,
) {
  const regionId = store.get(activeRegionAtom).id
  const query = { productGuid, regionId, ...(saleGuid !== null && { saleGuid }) }
  return queryOptions<OrderedCart>({
    queryKey: queryKeyOf(getQuickOrder, { query }),
    queryFn: async ({ signal }) => {
      const wish = store.get(quickQuantityAtom)
      const own = wish?.productGuid === productGuid ? wish : null
      const cart = await call(
        getQuickOrder,
        { query: { ...query, ...(own && { quantity: own.quantity }) } },
        { signal },
      )
      // The server gave another quantity: drop the shopper's request.
      const isRefused = own !== null && cart.items[0]?.quantity !== own.quantity
      if (isRefused && store.get(quickQuantityAtom) === own) store.set(quickQuantityAtom, null)
      return cart
    },
  })
}
