import type { deleteFromCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
import { deleteItem } from './cart.sql.ts'
import { listCartLines, totalsOf } from './cartLines.ts'
import { changeCart } from './changeCart.ts'

/** Removes an item. Succeeds if the item is not in the cart. @throws DomainError `cart-token-required` */
export async function deleteFromCart(
  services: Services,
  { itemGuid, regionId }: EndpointBody<typeof endpoint>,
  { owner, buyer }: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index, terms } = services
  const region = getRegion(await index.read(), regionId)
  const cartId = await changeCart(services, owner, async (transaction, id) => {
    await deleteItem(transaction, id, itemGuid)
    return id
  })
  const lines = await listCartLines(db, cartId, { officeIds: region.office_ids, buyer, terms: await terms() })
  return { success: true, cart: { totals: totalsOf(lines) } }
}
