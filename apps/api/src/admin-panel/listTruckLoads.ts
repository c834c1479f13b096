import type { listTruckLoads as endpoint } from '@verstak/contracts/adminPanel'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectTruckLoads } from './truckLoad.sql.ts'

/** @throws DomainError `invalid-input` for an unknown region */
export async function listTruckLoads(
  { db, index, now }: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = getRegion(await index.read(), regionId)
  return { days: await selectTruckLoads(db, { regionId, timeZone: region.time_zone, now: now() }) }
}
