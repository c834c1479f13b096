import type { deleteFromCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
import { deleteItem, touchCart } from './cart.sql.ts'
import { listCartLines, totalsOf } from './cartLines.ts'
import { getCartId } from './cartToken.ts'

/** Takes an item out; one that is not there counts as taken out. @throws DomainError `cart-token-required` */
export async function deleteFromCart(
  { db, index, terms, now }: Services,
  { itemGuid, regionId }: EndpointBody<typeof endpoint>,
  { token, buyer }: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId)
  const cartId = await getCartId(db, token)
  await deleteItem(db, cartId, itemGuid)
  await touchCart(db, cartId, now())
  const lines = await listCartLines(db, cartId, { officeIds: region.office_ids, buyer, terms: await terms() })
  return { success: true, cart: { totals: totalsOf(lines) } }
}
