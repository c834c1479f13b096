import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { acknowledgeChanges as endpoint } from '@verstak/contracts/cartLine'
import { productMultiplicity } from '@verstak/contracts/flag'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { updateSeen } from './asideItem.sql.ts'
import type { CartCaller } from './cartCaller.ts'
import { listCartLines, type CartLine } from './cartLines.ts'
import { changeLines } from './changeLines.ts'
import { mostOf } from './fitQuantity.ts'

/**
 * From now on what the shopper saw is what later changes are compared with; a line that has changed again since he saw it
 * stays news. Lines above the stock keep what there is. @throws DomainError `cart-token-required`
 */
export async function acknowledgeChanges(
  services: Services,
  { items, regionId }: EndpointBody<typeof endpoint>,
  caller: CartCaller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { office_ids: officeIds } = getRegion(await services.index.read(), regionId)
  const terms = await services.terms()
  const isByMultiple = await (await services.flags.now()).valueOf(productMultiplicity, caller.flagVisitorIn(regionId))
  const seenByGuid = new Map(items.map((item) => [item.itemGuid, item]))
  const isStillSo = ({ guid, price, isAvailable }: CartLine) => {
    const seen = seenByGuid.get(guid)
    return seen?.price === price && seen.isAvailable === isAvailable
  }
  return changeLines(services, { regionId }, caller, async (transaction, cartId) => {
    const lines = await listCartLines(transaction, cartId, { officeIds, buyer: caller.buyer, terms })
    const seen = lines.filter(isStillSo).map(({ guid, price, isAvailable, quantity, product }) => ({
      ...{ guid, price, isAvailable },
      quantity: Math.min(quantity, mostOf(product.stock, isByMultiple ? product.multiplicity : 1) || quantity),
    }))
    await updateSeen(transaction, cartId, seen)
  })
}
