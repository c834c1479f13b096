import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { createQuickOrder as endpoint } from '@verstak/contracts/order'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import { invalidInput } from '../DomainError.ts'
import { selectTiles } from '../product/product.sql.ts'
import type { Services } from '../services.ts'
import { createOrder, type OrderCaller } from './createOrder.ts'
import { stepFor, wantedItemOf } from './quickGoods.ts'

/**
 * Places an order of one product. The visitor's cart does not change.
 * @throws DomainError `not-found` and `invalid-input` for the product, and errors of `createOrder`
 */
export async function createQuickOrder(
  services: Services,
  { productGuid, quantity, ...input }: EndpointBody<typeof endpoint>,
  caller: OrderCaller,
  flagVisitor: FlagVisitor,
): Promise<EndpointResponse<typeof endpoint>> {
  const item = await wantedItemOf(services, { productGuid, quantity })
  const [product] = await selectTiles(services.db, [item.product_id], [])
  const step = await stepFor(services, product ?? { multiplicity: 1 }, flagVisitor)
  if (quantity % step !== 0) throw invalidInput('quantity', 'invalid', `The product is sold by ${step} pieces.`)
  return createOrder(services, input, caller, item)
}
