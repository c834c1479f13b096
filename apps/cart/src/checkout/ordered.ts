import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { Cart } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { wishesAtom } from '../cart-state/wishesAtom.ts'
import { quickOrderQuery } from '../quick-order/quickOrderQuery.ts'
import { quickQuantityAtom } from '../quick-order/quickQuantityAtom.ts'

/** What a checkout orders: one product in a quick order; null for the cart. */
export type Goods = QuickOrderQuery | null

/** Query of the ordered items with current data. */
export function orderedQuery(host: Pick<Host, 'call' | 'store'>, goods: Goods) {
  if (goods) return quickOrderQuery(host, goods)
  return cartQuery(host.call, host.store.get(activeRegionAtom).id) as unknown as ReturnType<typeof quickOrderQuery>
}

/** Requested quantities that the server has not confirmed, by product id. */
export function wishedPieces(
  { store }: Pick<Host, 'store'>,
  goods: Goods,
  { items }: Cart,
): ReadonlyMap<number, number> {
  if (!goods) return store.get(wishesAtom)
  const wish = store.get(quickQuantityAtom)
  return new Map(wish?.productGuid === goods.productGuid ? items.map(({ id }) => [id.site, wish.quantity]) : [])
}

/** The ordered items as shown on the page; undefined if they did not load. */
export const shownCart = (host: Pick<Host, 'call' | 'store' | 'queryClient'>, goods: Goods): Cart | undefined =>
  host.queryClient.getQueryData(orderedQuery(host, goods).queryKey)
