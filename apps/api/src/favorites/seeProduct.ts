import type { addToFavorites } from '@verstak/contracts/favorites'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import type { NewItem } from './favoritesItems.sql.ts'

/** What a product costs its visitor, and which region has none of it. */
export type SeenProduct = Omit<NewItem, 'productId'>

/** A product as its visitor sees it now. To be asked before the transaction, which would hold a second connection. */
export async function seeProduct(
  services: Services,
  { id, productId = id, productGuid }: EndpointBody<typeof addToFavorites>,
  caller: Caller,
): Promise<SeenProduct> {
  const found = productId ?? (await findProductId(services, productGuid!))
  const seen = found === null ? null : (await seeProducts(services, [found], caller)).get(found)
  return seen ?? { price: null, missingRegionId: null }
}

/** The same for several, by id. */
export async function seeProducts(
  services: Services,
  ids: readonly number[],
  caller: Caller,
): Promise<Map<number, SeenProduct>> {
  const [buyer, regionId] = await Promise.all([buyerOf(services, caller), activeRegionOf(services, caller)])
  const region = getRegion(await services.index.read(), regionId)
  const tiles = await services.tiles.list('short', ids, { region, buyer })
  return new Map(
    tiles.map(({ id, price, isAvailable }) => [id, { price, missingRegionId: isAvailable ? null : regionId }]),
  )
}

async function findProductId({ db }: Services, guid: string): Promise<number | null> {
  const product = db.selectFrom('product').select('id').where('guid', '=', guid)
  return (await product.executeTakeFirst())?.id ?? null
}
