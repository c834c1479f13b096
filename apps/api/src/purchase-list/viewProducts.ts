import type { ListedProduct } from '@verstak/contracts/purchaseList'
import { productAddress } from '@verstak/contracts/address'
import { linesOf } from '../cart/cartLines.ts'
import type { Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { ListLine } from './purchaseList.sql.ts'

/** Products with the caller's present prices and the stock of the region; those that the shop has no more are left out. */
export async function viewProducts(
  services: Services,
  lines: readonly ListLine[],
  { regionId, caller }: { regionId: number; caller: Pick<Caller, 'cookie'> },
): Promise<ListedProduct[]> {
  const { db, index, terms } = services
  const { office_ids: officeIds } = getRegion(await index.read(), regionId)
  const items = lines.map((line) => ({ ...line, guid: '', price_added: 0 }))
  const buyer = await buyerOf(services, caller)
  const shown = await linesOf(db, items, { officeIds, buyer, terms: await terms() })
  return shown.map(({ product, quantity, price, isAvailable }) => ({
    id: product.id,
    guid: product.guid,
    code: product.sku,
    name: product.name,
    link: productAddress(product.slug, product.id),
    image: pictureOf(product.picture),
    quantity,
    price,
    available: product.stock,
    isAvailable,
    step: product.multiplicity,
  }))
}
