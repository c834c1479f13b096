import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOffices as endpoint } from '@verstak/contracts/region'
import { firstZonePrice } from '../courier/firstZonePrice.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectOffices } from './region.sql.ts'
import { wireOfficeOf } from './wireOfficeOf.ts'

/** Offices of a region and what its courier takes at least, near by. @throws DomainError `not-found` */
export async function listOffices(
  { db, index, now }: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = (await index.read()).regionById.get(regionId)
  if (!region) throw notFound('regionId', `There is no region ${regionId}.`)
  const offices = await selectOffices(db, regionId)
  return {
    data: offices.map(wireOfficeOf),
    courierPrice: firstZonePrice(region, now(), { lines: [], sum: 0 }) ?? region.courier_price,
  }
}
