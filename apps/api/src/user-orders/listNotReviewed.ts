import { productAddress } from '@verstak/contracts/address'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listNotReviewed as endpoint } from '@verstak/contracts/purchaseHistory'
import { pictureOf } from '../product/pictureOf.ts'
import type { Services } from '../services.ts'
import { selectPurchases } from './purchase.sql.ts'

/** Products that a user has got and not reviewed (API-006). */
export async function listNotReviewed(
  { db }: Pick<Services, 'db'>,
  { page, limit }: EndpointQuery<typeof endpoint>,
  userId: number,
): Promise<EndpointResponse<typeof endpoint>> {
  const rows = await selectPurchases(db, userId, { limit, offset: (page - 1) * limit })
  return {
    products: rows.map((row) => ({
      productId: row.product_id,
      productGuid: row.product_guid,
      code: row.sku,
      name: row.name,
      link: productAddress(row.slug, row.product_id),
      image: pictureOf(row.picture),
      orderGuid: row.order_guid,
      orderNumber: String(row.order_number),
      receivedAt: row.received_at.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  }
}
