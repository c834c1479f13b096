import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo as endpoint } from '@verstak/contracts/header'
import type { CartCaller } from '../cart/cartCaller.ts'
import { findCart } from '../cart/cartToken.ts'
import { listCartLines, totalsOf } from '../cart/cartLines.ts'
import { countActiveOrders } from '../order/order.sql.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'

/** Counts for the badges of the header. Comparison and favourites are not kept on the server yet, so they are 0. */
export async function getAggregateInfo(
  { db, index, terms }: Services,
  { regionId }: { regionId: number },
  { token, buyer }: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId)
  const cartId = await findCart(db, token)
  const [lines, activeOrdersCount] =
    cartId === null
      ? [[], 0]
      : await Promise.all([
          listCartLines(db, cartId, { officeIds: region.office_ids, buyer, terms: await terms() }),
          countActiveOrders(db, cartId),
        ])
  return {
    compare: { count: 0 },
    favorites: { count: 0 },
    order: { activeOrdersCount },
    cart: { totals: totalsOf(lines) },
  }
}
