import { saleAddress } from '@verstak/contracts/address'
import type { Creative } from '@verstak/contracts/creative'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Promotion, listPromotions as endpoint } from '@verstak/contracts/promotion'
import type { Buyer } from '@verstak/price/buyer'
import { listCreatives } from '../creative/getCreative.ts'
import { pictureOf } from '../product/pictureOf.ts'
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
  const advertisers = rows.some((row) => row.advertising_token !== null) ? await listCreatives({ db }) : []
  return {
    promotions: rows
      .filter(({ audience }) => isFor(audience, buyer))
      .map((row) => ({
        name: row.name,
        url: row.url ?? saleAddress(row.sale_slug ?? ''),
        onlyForAdmin: row.audience === 'admin',
        onlyForB2B: row.audience === 'b2b',
        onlyForB2C: row.audience === 'b2c',
        ...bannerOf(row),
        ...advertisingOf(row, advertisers),
      })),
  }
}

function bannerOf(row: PromotionRow): Pick<Promotion, 'banner' | 'listed'> {
  const { place, note, action, picture, phone_picture: phonePicture } = row
  const shown = {
    note,
    image: picture && pictureOf(picture),
    ...(phonePicture !== null && { phoneImage: pictureOf(phonePicture) }),
  }
  if (place) return { banner: { place, action, ...shown } }
  return note || picture || phonePicture ? { listed: shown } : {}
}

/** An advertisement says so even when nobody has set whose it is. */
function advertisingOf(
  { advertising_token: token }: PromotionRow,
  advertisers: readonly Creative[],
): Pick<Promotion, 'advertising'> {
  if (token === null) return {}
  const known = advertisers.find((one) => one.token === token)
  if (known) return { advertising: { ...known, organizationName: known.organizationName.replaceAll('&quot;', '"') } }
  return { advertising: { token, organizationName: '', organizationINN: '' } }
}

/** Staff sees all promotions, to inform customers. */
function isFor(audience: PromotionRow['audience'], { role }: Buyer): boolean {
  if (audience === null || role === 'staff') return true
  if (audience === 'admin') return false
  return (audience === 'b2b') === (role === 'business')
}
