import { saleAddress } from '@verstak/contracts/address'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listPromotions as endpoint } from '@verstak/contracts/promotion'
import type { Buyer } from '@verstak/price/buyer'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectPromotions, type PromotionRow } from './promotions.sql.ts'

/** @throws DomainError `invalid-input` for an unknown region */
export async function listPromotions(
  { db, index, now }: Services,
  { activeRegionId }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), activeRegionId, 'activeRegionId')
  const rows = await selectPromotions(db, { regionId: region.id, now: now() })
  return {
    promotions: rows
      .filter(({ audience }) => isFor(audience, buyer))
      .map(({ name, url, sale_slug, audience }) => ({
        name,
        url: url ?? saleAddress(sale_slug ?? ''),
        onlyForAdmin: audience === 'admin',
        onlyForB2B: audience === 'b2b',
        onlyForB2C: audience === 'b2c',
      })),
  }
}

/** Staff sees every one, to tell a customer. */
function isFor(audience: PromotionRow['audience'], { role }: Buyer): boolean {
  if (audience === null || role === 'staff') return true
  if (audience === 'admin') return false
  return (audience === 'b2b') === (role === 'business')
}
