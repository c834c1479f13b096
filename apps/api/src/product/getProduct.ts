import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { getProduct as endpoint, ProductDetails } from '@verstak/contracts/product'
import type { Buyer } from '@verstak/price/buyer'
import { breadcrumbsTo } from '../catalogue/breadcrumbs.ts'
import { notFound } from '../DomainError.ts'
import { getRegion } from '../region/getRegion.ts'
import { viewOf } from '../catalogue-staff/viewOf.ts'
import type { Services } from '../services.ts'
import { listFullTiles } from './listTiles.ts'
import { pictureOf } from './pictureOf.ts'
import { readPageExtras } from './readPageExtras.ts'
import { selectCharacteristics, selectDetails, selectNearestOffice } from './product.sql.ts'

/** One product as its page shows it; withdrawn ones too, as such. @throws DomainError `not-found` when the shop does not know it */
export async function getProduct(
  services: Services,
  { productId, regionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<ProductDetails> {
  const { db, index } = services
  const state = await index.read()
  const region = getRegion(state, regionId)
  const [details, characteristics, office, [tile], extras] = await Promise.all([
    selectDetails(db, productId),
    selectCharacteristics(db, productId),
    selectNearestOffice(db, productId, regionId),
    listFullTiles(services, [productId], { region, buyer }),
    readPageExtras(db, productId, region),
  ])
  if (!details || !tile) throw notFound('productId', `Product ${productId} is not known.`)
  const altOf = new Map(details.picture_alts.map(({ picture, text }) => [picture, text]))
  const imageAlts = details.picture_views.map((view) => altOf.get(viewOf(view)) ?? '')
  return {
    ...tile,
    images: details.picture_views.map((view) => pictureOf(details.picture, view)),
    ...(imageAlts.some(Boolean) && { imageAlts }),
    article: details.article,
    description: details.description,
    characteristics,
    weight: details.weight,
    size: { length: details.length, width: details.width, height: details.height },
    breadcrumbs: breadcrumbsTo(state, tile.category.id),
    nearestOffice: details.is_active ? (office ?? null) : null,
    ...extras,
    ...(!details.is_active && { isWithdrawn: true as const }),
  }
}
