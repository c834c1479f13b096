import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { getProduct as endpoint, ProductDetails } from '@verstak/contracts/product'
import type { Buyer } from '@verstak/price/buyer'
import { breadcrumbsTo } from '../catalogue/breadcrumbs.ts'
import { notFound } from '../DomainError.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { listFullCards } from './listTiles.ts'
import { pictureOf } from './pictureOf.ts'
import { selectCharacteristics, selectDetails, selectNearestOffice } from './product.sql.ts'

/** One product as its page shows it. @throws DomainError `not-found` when it is not for sale */
export async function getProduct(
  services: Services,
  { productId, regionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<ProductDetails> {
  const { db, index } = services
  const state = await index.read()
  const region = getRegion(state, regionId)
  const [details, characteristics, office, [tile]] = await Promise.all([
    selectDetails(db, productId),
    selectCharacteristics(db, productId),
    selectNearestOffice(db, productId, regionId),
    listFullCards(services, [productId], { region, buyer }),
  ])
  if (!details || !tile) throw notFound('productId', `Product ${productId} is not for sale.`)
  return {
    ...tile,
    images: details.picture_views.map((view) => pictureOf(details.picture, view)),
    article: details.article,
    description: details.description,
    characteristics,
    weight: details.weight,
    size: { length: details.length, width: details.width, height: details.height },
    breadcrumbs: breadcrumbsTo(state, tile.category.id),
    nearestOffice: office ?? null,
  }
}
