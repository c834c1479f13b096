import type { deleteFromCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { deleteItem, touchCart } from './cart.sql.ts'
import { listCartLines, totalsOf } from './cartLines.ts'
import { getCartId } from './cartToken.ts'

/** Takes an item out; one that is not there counts as taken out. @throws DomainError `cart-token-required` */
export async function deleteFromCart(
  { db, index, now }: Services,
  { itemGuid, regionId }: EndpointBody<typeof endpoint>,
  token: string | null,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId)
  const cartId = await getCartId(db, token)
  await deleteItem(db, cartId, itemGuid)
  await touchCart(db, cartId, now())
  return { success: true, cart: { totals: totalsOf(await listCartLines(db, cartId, region.office_ids)) } }
}
