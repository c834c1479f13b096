import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { usePurchaseList as endpoint } from '@verstak/contracts/purchaseList'
import { addList } from '../cart-list/addList.ts'
import { cartCallerOf } from '../cart/cartCaller.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listOwnerOf, noList } from './listOwnerOf.ts'
import { findList, selectLines, updateList } from './purchaseList.sql.ts'
import { viewProducts } from './viewProducts.ts'

/**
 * Puts a list into the user's cart, as far as stock, multiplicity and the cart's room allow. A repeated request gets the same
 * results and adds nothing.
 * @throws DomainError `sign-in-required`, `not-found`, `rate-limited`
 */
export async function usePurchaseList(
  services: Services,
  { guid, regionId }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const list = await findList(services.db, guid, await listOwnerOf(services, caller))
  if (!list) throw noList(guid)
  const goods = await viewProducts(services, await selectLines(services.db, guid), { regionId, caller })
  if (goods.length === 0) return { products: [], cartProducts: 0 }
  const items = goods.map((product) => ({ productGuid: product.guid, quantity: product.quantity }))
  const { ip, idempotencyKey } = caller
  const { results, cart } = await addList(
    services,
    { items, regionId },
    { caller: await cartCallerOf(services, caller), ip, idempotencyKey },
  )
  if (cart.items.length > 0) caller.setCookie(PAGE_COOKIES.hasCart, '1')
  await updateList(services.db, guid, { used_at: services.now() })
  const nameByGuid = new Map(goods.map((product) => [product.guid, product.name]))
  return {
    products: results.map(({ productGuid, state, added }) => ({
      guid: productGuid,
      name: nameByGuid.get(productGuid) ?? '',
      state,
      added,
    })),
    cartProducts: cart.items.length,
  }
}
