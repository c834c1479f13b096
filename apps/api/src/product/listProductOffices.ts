import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listProductOffices as endpoint, ProductOffice } from '@verstak/contracts/productPage'
import type { Caller } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import { getRegion } from '../region/getRegion.ts'
import type { HandoverDays } from '../region/handoverDays.ts'
import { cachedHandoverDays } from '../region/cachedHandoverDays.ts'
import { wireOfficeOf } from '../region/wireOfficeOf.ts'
import type { Services } from '../services.ts'
import { officePickupMessage } from './product.texts.ts'
import { selectOfficesWith, type ProductOfficeRow } from './productPage.sql.ts'

/** @throws DomainError `not-found` for an unknown region */
export async function listProductOffices(
  services: Services,
  { productGuid, regionId }: EndpointQuery<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await services.index.read(), regionId ?? (await activeRegionOf(services, caller)))
  const rows = await selectOfficesWith(services.db, productGuid, region.office_ids)
  const days = cachedHandoverDays(region, services.now())
  return { offices: rows.map((row) => officeOf(row, days)), count: rows.length }
}

function officeOf(row: ProductOfficeRow, { pickup, isPickupToday }: HandoverDays): ProductOffice {
  const isEnough = row.quantity >= row.multiplicity
  const message = officePickupMessage(pickup.text, pickup.fromText)
  return {
    ...wireOfficeOf(row),
    availability: {
      freeCount: row.quantity,
      available: isEnough,
      deliveryDates: isEnough ? { message, isToday: isPickupToday } : null,
    },
  }
}
