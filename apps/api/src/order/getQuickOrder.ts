import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getQuickOrder as endpoint } from '@verstak/contracts/order'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import type { Buyer } from '@verstak/price/buyer'
import { cartItemsOf, linesOf, totalsOf } from '../cart/cartLines.ts'
import { fitQuantity } from '../cart/fitQuantity.ts'
import { notFound } from '../DomainError.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { stepFor, wantedItemOf } from './quickGoods.ts'

/** Preview of a direct order of one product. @throws DomainError `not-found` */
export async function getQuickOrder(
  services: Services,
  { productGuid, saleGuid, quantity: wished, regionId }: EndpointQuery<typeof endpoint>,
  { buyer, flagVisitor }: { buyer: Buyer; flagVisitor: FlagVisitor },
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index, now } = services
  const region = getRegion(await index.read(), regionId)
  const terms = await services.terms()
  const cartTerms = { officeIds: region.office_ids, buyer, terms }
  const item = await wantedItemOf(services, { productGuid, quantity: wished })
  const [seen] = await linesOf(db, [item], cartTerms)
  if (!seen) throw notFound('productGuid', `Product ${productGuid} has no price.`)
  const step = await stepFor(services, seen.product, flagVisitor)
  const quantity = seen.isAvailable ? fitQuantity(wished, step, seen.product.stock).quantity : wished
  // A whole pack may have another price than pieces.
  const lines = quantity === wished ? [seen] : await linesOf(db, [{ ...item, quantity }], cartTerms)
  const fresh = lines.map((line) => ({ ...line, priceAdded: line.price }))
  return {
    items: cartItemsOf(fresh, region, now(), terms).map((one) => ({ ...one, product: pastCart(one.product) })),
    totals: totalsOf(fresh),
    isSaleOver: saleGuid !== undefined && seen.product.sale_guid !== saleGuid,
  }
}

type Tile = ReturnType<typeof cartItemsOf>[number]['product']

/** Removes the cart fields: a direct order does not put the product into the cart. */
function pastCart({ isInCart: _in, cartItem: _item, ...product }: Tile): Tile {
  return product
}
