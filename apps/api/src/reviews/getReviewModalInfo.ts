import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { ProductTile } from '@verstak/contracts/product'
import type { getReviewModalInfo as endpoint } from '@verstak/contracts/reviewMedia'
import { findCartItem } from '../cart/findCartItem.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { selectMarks } from '../marks/marks.sql.ts'
import { markViewerOf } from '../marks/markViewer.ts'
import { listFullTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { mediaOf } from './listReviewMedia.ts'
import { selectReviewsByGuid, type ReviewRow } from './review.sql.ts'
import { readReviews } from './readReviews.ts'

/** A review in the window; only published ones are there. @throws DomainError `not-found` */
export async function getReviewModalInfo(
  services: Services,
  { reviewGuid, regionId }: EndpointQuery<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  // The shop has no media without a review.
  const [row] = reviewGuid === undefined ? [] : await selectReviewsByGuid(services.db, [reviewGuid])
  const userId = await findUserIdOf(services, caller)
  const [read] = row ? await readReviews(services.db, [row.id], userId) : []
  if (!read) throw notFound('reviewGuid', 'No such review.')
  return {
    reviewItem: read.review,
    mediaResponse: mediaOf([read]),
    product: read.row.is_product_active ? await productFor(services, read.row, regionId, caller) : null,
  }
}

async function productFor(
  services: Services,
  { product_id: id }: ReviewRow,
  regionId: number | undefined,
  caller: Caller,
): Promise<ProductTile | null> {
  const { ownerId, buyer, activeRegionId } = await markViewerOf(services, caller)
  const region = getRegion(await services.index.read(), regionId ?? activeRegionId)
  const [[tile], marks, cartItem] = await Promise.all([
    listFullTiles(services, [id], { region, buyer }),
    ownerId === null ? null : selectMarks(services.db, ownerId),
    findCartItem(services, caller, id),
  ])
  if (!tile) return null
  return {
    ...tile,
    isInCart: cartItem !== null,
    cartItem,
    isInFavorites: marks?.favorites.includes(id) ?? false,
    isInCompare: marks?.compare.includes(id) ?? false,
  }
}
