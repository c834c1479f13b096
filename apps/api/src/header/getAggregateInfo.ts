import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAggregateInfo as endpoint } from '@verstak/contracts/header'
import type { CartCaller } from '../cart/cartCaller.ts'
import { findCart } from '../cart/cartToken.ts'
import { listCartLines, totalsOf } from '../cart/cartLines.ts'
import { getMarkCounts } from '../marks/getMarks.ts'
import { countActiveOrders } from '../order/order.sql.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'

/** Counts for the badges of the header. */
export async function getAggregateInfo(
  services: Services,
  { regionId }: { regionId: number },
  { owner, buyer, marker }: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index, terms } = services
  const region = getRegion(await index.read(), regionId)
  const [cartId, marks] = await Promise.all([findCart(db, owner), getMarkCounts(services, marker)])
  const [lines, activeOrdersCount] =
    cartId === null
      ? [[], 0]
      : await Promise.all([
          listCartLines(db, cartId, { officeIds: region.office_ids, buyer, terms: await terms() }),
          countActiveOrders(db, cartId),
        ])
  return {
    compare: { count: marks.compare, revision: marks.revision },
    favorites: { count: marks.favorites, revision: marks.revision },
    order: { activeOrdersCount },
    cart: { totals: totalsOf(lines) },
  }
}
