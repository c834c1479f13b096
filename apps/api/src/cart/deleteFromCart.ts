import type { deleteFromCart as endpoint } from '@verstak/contracts/cart'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { CartCaller } from './cartCaller.ts'
import { removeFromItems } from './asideItem.sql.ts'
import { changeCart } from './changeCart.ts'
import { readCartSums } from './readCartSums.ts'

/** Removes an item; `restoreLines` brings it back. Succeeds if the item is not in the cart. @throws DomainError `cart-token-required` */
export async function deleteFromCart(
  services: Services,
  { itemGuid, regionId }: EndpointBody<typeof endpoint>,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), regionId)
  const cartId = await changeCart(services, caller.owner, async (transaction, id) => {
    await removeFromItems(transaction, { cartId: id, guids: [itemGuid] }, services.now())
    return id
  })
  return { success: true, cart: await readCartSums(services, cartId, { officeIds: region.office_ids, caller }) }
}
